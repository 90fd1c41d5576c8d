// Phone in portrait, or wide; wide may be low (a phone in landscape).

const query = matchMedia("(max-width: 999.98px) and (orientation: portrait)");
let phone = $state(query.matches);
query.addEventListener("change", (event) => (phone = event.matches));

const flat = matchMedia("(max-height: 540px) and (orientation: landscape)");
let low = $state(flat.matches);
flat.addEventListener("change", (event) => (low = event.matches));

export const screen = {
  get low() {
    return low;
  },
  get phone() {
    return phone;
  },
};
