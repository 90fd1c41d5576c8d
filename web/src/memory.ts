// What this browser remembers: names, last choices, its tables, how it likes the page.

function read<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`tripot:${name}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(name: string, value: unknown) {
  try {
    localStorage.setItem(`tripot:${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing plays all the same.
  }
}

export const memory = { read, write };

/** A table that this browser opened, with the key that lets it sit there. */
export interface Kept {
  id: string;
  key: string;
  game: string;
  names: string[];
  over?: boolean;
}

export const tables = {
  all: () => read<Kept[]>("tables", []),
  find: (id: string) => tables.all().find((t) => t.id === id),
  keep(table: Kept) {
    write("tables", [table, ...tables.all().filter((t) => t.id !== table.id)].slice(0, 12));
  },
  forget(id: string) {
    write("tables", tables.all().filter((t) => t.id !== id));
  },
};
