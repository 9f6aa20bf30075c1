import type { Difference } from './differences';

/** Differences that stay as they are, with the reason. */
interface Decision {
  readonly why: string;
  readonly keys: readonly string[];
}

const keys = (kind: string, codes: string): string[] =>
  codes
    .trim()
    .split(/\s+/)
    .map((codice) => `${kind} ${codice}`);

export const decisions: readonly Decision[] = [
  {
    why: 'Ended before 1884, so that no native lives. The connector has these ends one day early.',
    keys: keys(
      'end',
      `A659 A888 B340 B622 B625 B908 B909 B970 C084 C131 C832 C913 D466 D642 D739 D919 E344 E408 E918 F039 F204 F228
       F624 F633 F719 G138 G244 G375 G617 G706 G711 G781 G908 H112 H239 H415 H849 H925 H968 I064 I161 I245 I395 I740
       I883 L068 L234 L688 L822 M181`,
    ),
  },
  {
    why: "The full form with 'Comune di', which nobody types as the name of a place.",
    keys: ['name D324 COMUNE DI SAN DORLIGO DELLA VALLE-OBCINA DOLINA'],
  },
  {
    why: 'Former states and territories, which ISTAT leaves out. Their sources are in the README.',
    keys: keys('code', 'Z201 Z202 Z239 Z244 Z245 Z350 Z356 Z517'),
  },
  {
    why: 'Territories, which ISTAT lists without a code of their own. Their sources are in the README.',
    keys: keys('code', 'Z124 Z221 Z231 Z324 Z360 Z508 Z513 Z518 Z520 Z607 Z706 Z710 Z714 Z725'),
  },
  {
    why: "'(NZ)' is ISTAT's note, no part of the name.",
    keys: ['name Z703 Isole Cook (NZ)'],
  },
];

/** Parts differences into open and decided ones, and returns the decisions without a difference. */
export const decided = (found: readonly Difference[]) => {
  const taken = new Set(decisions.flatMap(({ keys }) => keys));
  const foundKeys = new Set(found.map(({ key }) => key));
  return {
    open: found.filter(({ key }) => !taken.has(key)),
    settled: found.filter(({ key }) => taken.has(key)),
    stale: [...taken].filter((key) => !foundKeys.has(key)),
  };
};
