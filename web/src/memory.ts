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

/** A table where somebody at this browser sits or sat. Who one is stands in a cookie that no script reads. */
export interface Kept {
  id: string;
  game: string;
  names: string[];
  over?: boolean;
}

export const tables = {
  all: () => read<Kept[]>("tables", []),
  keep(table: Kept) {
    write("tables", [table, ...tables.all().filter((t) => t.id !== table.id)].slice(0, 12));
  },
  forget(id: string) {
    write("tables", tables.all().filter((t) => t.id !== id));
  },
};

/** Something remembered for each of the tables visited last. */
export function perTable<T>(name: string, fallback: T) {
  const all = () => read<[id: string, value: T][]>(name, []);
  return {
    of: (id: string): T => all().find(([table]) => table === id)?.[1] ?? fallback,
    set: (id: string, value: T) => write(name, [[id, value], ...all().filter(([table]) => table !== id)].slice(0, 30)),
  };
}
