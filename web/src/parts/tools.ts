// A tool of the header: it opens and closes a panel.

export interface Tool {
  name: string;
  icon: string;
  label: string;
  on: boolean;
  press: () => void;
  /** Something new is there. */
  count?: number;
}
