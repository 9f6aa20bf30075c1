import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Change, Fault } from './fault';

export class FaultOutdated extends Error {}

const readSource = (root: string, name: string, file: string): string => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new FaultOutdated(`The fault "${name}" no longer applies: there is no file ${file}.`);
  }
};

const changesOf = ({ file, find, replace, and = [] }: Fault): readonly Change[] => [
  { file, find, replace },
  ...and,
];

/** By path. Throws FaultOutdated where a text does not occur exactly once. */
export const plantedSources = (root: string, fault: Fault): ReadonlyMap<string, string> => {
  const sources = new Map<string, string>();
  for (const { file, find, replace } of changesOf(fault)) {
    const parts = (sources.get(file) ?? readSource(root, fault.name, file)).split(find);
    if (parts.length !== 2)
      throw new FaultOutdated(
        `The fault "${fault.name}" no longer applies: its text occurs ${parts.length - 1} times in ${file}, not once:\n${find}`,
      );
    sources.set(file, parts.join(replace));
  }
  return sources;
};

/** The answer takes the fault out again. */
export const plant = (root: string, fault: Fault): (() => void) => {
  const planted = plantedSources(root, fault);
  const before = [...planted.keys()].map((file) => [file, readSource(root, fault.name, file)] as const);
  const write = (sources: Iterable<readonly [string, string]>): void => {
    for (const [file, text] of sources) writeFileSync(path.join(root, file), text);
  };
  write(planted);
  return () => write(before);
};
