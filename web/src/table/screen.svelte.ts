// Phone in portrait, or wide.

const query = matchMedia("(max-width: 999.98px) and (orientation: portrait)");
let phone = $state(query.matches);
query.addEventListener("change", (event) => (phone = event.matches));

export const screen = {
  get phone() {
    return phone;
  },
};
