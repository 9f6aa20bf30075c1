import path from 'node:path';
import { transformSync } from '@swc/core';
import { faults } from '../../../scripts/power/faults';
import { plantedSources } from '../../../scripts/power/plant';
import type * as replay from '../../../src/app/replay/replayOf';
import type * as recording from './record';
import type * as cases from './traceCase';

const root = path.resolve(__dirname, '../../..');

const options = {
  module: { type: 'commonjs' },
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
} as const;

const moduleOf = (file: string, source: string): unknown => {
  const { code } = transformSync(source, { ...options, filename: file });
  const module = { exports: {} };
  const requireFrom = (name: string): unknown =>
    jest.requireActual(name.startsWith('.') ? path.resolve(path.dirname(file), name) : name);
  // Not node:vm, whose generators are not those of the tests. The text is the app's own, with one change.
  // oxlint-disable-next-line typescript/no-implied-eval
  const evaluate = new Function('require', 'module', 'exports', code) as (...given: unknown[]) => void;
  evaluate(requireFrom, module, module.exports);
  return module.exports;
};

export interface Build {
  readonly record: typeof recording.record;
  readonly runCase: typeof cases.runCase;
  readonly replayOf: typeof replay.replayOf;
}

/** Without a fault: the current source. */
export const withBuild = async <Result>(
  fault: string | undefined,
  work: (build: Build) => Promise<Result>,
): Promise<Result> => {
  const found = faults.find(({ name }) => name === fault);
  const planted = [...(found ? plantedSources(root, found) : [])];
  const files = planted.map(([file]) => path.join(root, file));
  try {
    let result: Result | undefined;
    await jest.isolateModulesAsync(async () => {
      for (const [file, source] of planted)
        jest.doMock(path.join(root, file), () => moduleOf(path.join(root, file), source));
      const { record } = await import('./record');
      const { runCase } = await import('./traceCase');
      const { replayOf } = await import('../../../src/app/replay/replayOf');
      result = await work({ record, runCase, replayOf });
    });
    return result as Result;
  } finally {
    for (const file of files) jest.dontMock(file);
  }
};
