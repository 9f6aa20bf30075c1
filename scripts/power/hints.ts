import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = 'scripts/power/noticedBy.json';

/** The test file that noticed each fault last, by the fault's name: it is tried first. */
export type Hints = Readonly<Record<string, string>>;

export const readHints = (root: string): Hints =>
  JSON.parse(readFileSync(path.join(root, FILE), 'utf8')) as Hints;

/** Keeps the hints of faults that are listed, in the order of their names. */
export const writeHints = (root: string, hints: Hints, names: readonly string[]): void => {
  const kept = [...names].sort().flatMap((name) => (hints[name] ? [[name, hints[name]] as const] : []));
  writeFileSync(path.join(root, FILE), `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
};
