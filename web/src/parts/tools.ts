// A tool of the header: it opens and closes a panel, or leads to another page.

export interface Tool {
  name: string;
  icon: string;
  label: string;
  /** Its panel is open; none: it opens none. */
  on?: boolean;
  press: () => void;
  /** Something new is there. */
  count?: number;
}
