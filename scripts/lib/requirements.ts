export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** Where it has to be proven at least: B browser, S service, U unit. */
  readonly by: readonly string[];
}

/** In the order of the tables. Throws on a duplicate id. */
export function requirementsIn(markdown: string): Requirement[] {
  const rows = [...markdown.matchAll(/^\| (R\d+(?:\.\d+)?-\d+) +\| (.*?) +\| ([BSU ]+?) *\|$/gm)].map(
    ([, id = '', text = '', by = '']) => ({ id, text, by: by.split(' ') }),
  );
  const twice = rows.find((row, at) => rows.findIndex((other) => other.id === row.id) !== at);
  if (twice !== undefined) throw new Error(`docs/requirements.md has two rows ${twice.id}`);
  return rows;
}

/** More than a unit test is enough where one is asked for. */
export const isProvenIn = (by: readonly string[], layers: ReadonlySet<string>): boolean =>
  by.every((layer) => layers.has(layer) || (layer === 'U' && layers.size > 0));
