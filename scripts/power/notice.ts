import type { Fault } from './fault';
import type { Layer, TestRun } from './runTests';

/** Who noticed a fault. */
export interface Notice {
  readonly layer: Layer;
  /** The test file's path in the repository. */
  readonly file: string;
  /** The first test that failed. */
  readonly title: string;
  /** The test did not end in time: to be looked at where the machine was loaded. */
  readonly isTimeout: boolean;
  /** Of the run that noticed it. */
  readonly seconds: number;
}

/** The tests that a fault is shown to. */
export interface Tests {
  related(layer: Layer, files: readonly string[]): Promise<readonly string[]>;
  run(layer: Layer, files: readonly string[]): Promise<TestRun>;
}

export const layerOf = (testFile: string): Layer => {
  const room = testFile.split('/')[1];
  return room === 'server' || room === 'browser' ? room : 'unit';
};

/** How many files are run before the next ones: the nearest first, since one of them mostly notices. */
const NEAR = [4, 12];
const PORTIONS = [...NEAR, Infinity];

export interface Search {
  /** The test file that noticed the fault last. */
  readonly hint: string | undefined;
  readonly layers: readonly Layer[];
  /** Only the nearest files of each layer. */
  readonly isNear: boolean;
  /** Test files that fail without a fault too: they notice nothing. */
  readonly blind: ReadonlySet<string>;
}

const wordsOf = (file: string): Set<string> =>
  new Set(
    file
      .replace(/\.test\.tsx?$|\.\w+$/, '')
      .split(/[^A-Za-z]|(?=[A-Z])/)
      .map((word) => word.toLowerCase().replace(/s$/, ''))
      .filter((word) => word.length > 2 && !['server', 'src', 'test', '__test'].includes(word)),
  );

/** Test files whose paths have most words of the faulty files' paths first. */
export const nearestFirst = (tests: readonly string[], faulty: readonly string[]): string[] => {
  const wanted = new Set(faulty.flatMap((file) => [...wordsOf(file)]));
  const shared = (test: string): number => [...wordsOf(test)].filter((word) => wanted.has(word)).length;
  return [...tests].sort((one, other) => shared(other) - shared(one));
};

const firstNotice = async (
  tests: Tests,
  layer: Layer,
  files: readonly string[],
): Promise<Notice | undefined> => {
  if (files.length === 0) return undefined;
  const start = Date.now();
  const { failed, unloaded, title, isTimeout } = await tests.run(layer, files);
  const [file] = failed;
  if (file !== undefined) return { layer, file, title, isTimeout, seconds: (Date.now() - start) / 1000 };
  if (unloaded[0] !== undefined) throw new Error(`${unloaded[0]} does not load with the fault.`);
  return undefined;
};

const filesOf = ({ file, and = [] }: Fault): string[] => [
  ...new Set([file, ...and.map((change) => change.file)]),
];

/**
 * Who notices the planted fault: the hinted test file, or else the nearest of the related files, layer by
 * layer.
 */
export const findNotice = async (
  tests: Tests,
  fault: Fault,
  { hint, layers, isNear, blind }: Search,
): Promise<Notice | undefined> => {
  if (hint !== undefined && !blind.has(hint)) {
    const notice = await firstNotice(tests, layerOf(hint), [hint]);
    if (notice) return notice;
  }
  const faulty = filesOf(fault);
  for (const layer of layers) {
    const related = await tests.related(layer, faulty);
    let files = nearestFirst(
      related.filter((file) => file !== hint && !blind.has(file)),
      faulty,
    );
    for (const portion of isNear ? NEAR : PORTIONS) {
      const notice = await firstNotice(tests, layer, files.slice(0, portion));
      if (notice) return notice;
      files = files.slice(portion);
    }
  }
  return undefined;
};
