import type { Difference } from './contractLines';

const parts = (version: string): [number, number, number] => {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (patch === undefined) throw new Error(`${version} is no version`);
  return [Number(major), Number(minor), Number(patch)];
};

/** Below 1.0.0 a minor version may break what was. */
const stepOf = (before: string, after: string): 'none' | 'patch' | 'minor' | 'major' => {
  const [old, now] = [parts(before), parts(after)];
  const at = now.findIndex((number, index) => number !== old[index]);
  if (at < 0 || (now[at] ?? 0) < (old[at] ?? 0)) return 'none';
  if (at === 0 || (at === 1 && now[0] === 0)) return 'major';
  return at === 1 ? 'minor' : 'patch';
};

const hasEntry = (changelog: string, version: string): boolean => {
  const [, text] = changelog.split(`\n## [${version}] - `);
  return text !== undefined && /^\d{4}-\d\d-\d\d\n/.test(text) && /^- /m.test(text.split('\n## [')[0] ?? '');
};

interface Release {
  readonly before: string;
  readonly after: string;
  readonly changelog: string;
  readonly contract: Difference;
}

export const refusalsOf = ({ before, after, changelog, contract }: Release): string[] => {
  const step = stepOf(before, after);
  const { breaking, compatible } = contract;
  const refusals: string[] = [];
  if (step === 'none') refusals.push(`${after} does not come after ${before}.`);
  if (!hasEntry(changelog, after))
    refusals.push(`CHANGELOG.md has no entry "## [${after}] - YYYY-MM-DD" with a line about a change.`);
  if (breaking.length > 0 && step !== 'major')
    refusals.push(
      `The contract breaks a back end, so a major version is needed:\n  ${breaking.join('\n  ')}`,
    );
  if (compatible.length > 0 && step === 'patch')
    refusals.push(`The contract has new fields, so a minor version is needed:\n  ${compatible.join('\n  ')}`);
  return refusals;
};
