import fc from 'fast-check';
import { casts } from './cast';
import { sequences, swarms } from './commands';
import type { SearchService } from './service';
import { Violation, type Invariant } from './violation';
import { World } from './world';

/** For `npm run check -- search`: each hole that was put back is found in so many (docs/security.md). */
export const LONG_RUNS = 70;

class Told extends Error {
  constructor(
    message: string,
    /** '?' of what is no invariant, as a call that ended without an answer. */
    readonly invariant: Invariant | '?',
    readonly lines: readonly string[],
    readonly moves: number,
  ) {
    super(message);
  }
}

export interface SearchResult {
  /** The shortest; undefined if every sequence kept the invariants. */
  readonly found?: Told & { readonly afterSequences: number };
  readonly sequences: number;
  readonly calls: number;
}

export const search = async (
  service: SearchService,
  { runs, seed }: { readonly runs: number; readonly seed: number },
): Promise<SearchResult> => {
  let calls = 0;
  const settings = fc.noShrink(fc.tuple(fc.constantFrom(...casts), swarms));
  const property = fc.asyncProperty(settings, sequences, async ([cast, swarm], [first, then]) => {
    const world = new World(service, cast);
    world.facts.swarm = swarm;
    try {
      await fc.asyncModelRun(() => ({ model: world.facts, real: world }), [...first, ...then]);
    } catch (error) {
      const invariant = error instanceof Violation ? error.invariant : '?';
      const message = error instanceof Error ? error.message : String(error);
      throw new Told(message, invariant, world.told().split('\n'), world.facts.moves);
    } finally {
      calls += world.log.length;
    }
  });
  const { failed, numRuns, errorInstance } = await fc.check(property, { numRuns: runs, seed });
  if (!failed) return { sequences: numRuns, calls };
  if (!(errorInstance instanceof Told)) throw errorInstance;
  return { sequences: numRuns, calls, found: Object.assign(errorInstance, { afterSequences: numRuns }) };
};
