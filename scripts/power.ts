/**
 * `npm run test:power`: plants the faults of scripts/power/faults one by one in a copy of the source, runs the tests that reach them,
 * and tells which test noticed. Fails where a fault survives. A whole run writes docs/test-power.md.
 *
 * `-- --only NAME` and `-- --area AREA` choose faults; `--no-hints` does not try the last catcher first; `--near` runs only the
 * nearest test files of each layer; `--browser` shows what unit and server tests miss to the browser tests, which takes long;
 * `--types` only checks that all faults compile.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './power/buildWeb';
import { copyTree } from './power/copyTree';
import type { ListedFault } from './power/fault';
import { faults } from './power/faults';
import { readHints, writeHints, type Hints } from './power/hints';
import { findNotice, type Notice, type Tests } from './power/notice';
import { plant, plantedSources } from './power/plant';
import { relatedTests, runTests, type Layer } from './power/runTests';
import { pageOf, summaryOf, type Outcome } from './power/table';
import { typeErrors } from './power/types';

const root = path.resolve(__dirname, '..');
const MOST_TREES = 2;

interface Choice {
  readonly chosen: readonly ListedFault[];
  readonly hints: Hints;
  readonly layers: readonly Layer[];
  readonly isNear: boolean;
}

/** Whether a test file passes without a fault, asked once for each in a tree of its own. */
const cleanRuns = (tree: string): Tests['passesWithout'] => {
  const known = new Map<string, Promise<boolean>>();
  let last: Promise<unknown> = Promise.resolve();
  let isBuilt = false;
  const run = async (layer: Layer, file: string): Promise<boolean> => {
    if (layer === 'browser' && !isBuilt) await buildWeb(tree);
    isBuilt ||= layer === 'browser';
    const { failed, unloaded } = await runTests(tree, layer, [file]);
    if (failed.length + unloaded.length > 0) console.log(`${file} fails without a fault: it is left out.`);
    return failed.length + unloaded.length === 0;
  };
  return (layer, file) => {
    const ended = known.get(file) ?? last.then(() => run(layer, file));
    known.set(file, ended);
    last = ended.catch(() => undefined);
    return ended;
  };
};

const testsWith = (tree: string, passesWithout: Tests['passesWithout']): Tests => {
  let built: Promise<void> | undefined;
  return {
    related: (layer, files) => relatedTests(tree, layer, files),
    run: async (layer, files) => {
      if (layer === 'browser') await (built ??= buildWeb(tree));
      return runTests(tree, layer, files);
    },
    passesWithout,
  };
};

const tell = ({ fault, notice }: Outcome, place: string): void => {
  const by = notice ? `${notice.file} (${notice.seconds.toFixed(1)} s): ${notice.title}` : '';
  console.log(`${place} ${notice ? 'caught  ' : 'SURVIVED'} ${fault.area} ${fault.name} ${by}`);
};

/** Shows each fault to the tests, in as many trees side by side as there are cores. */
const showAll = async ({ chosen, hints, layers, isNear }: Choice): Promise<Outcome[]> => {
  const slots = Math.min(MOST_TREES, availableParallelism(), chosen.length);
  const clean = copyTree(root);
  const trees = Array.from({ length: slots }, () => copyTree(root));
  const passesWithout = cleanRuns(clean.folder);
  const outcomes = new Map<ListedFault, Notice | undefined>();
  const waiting = [...chosen];
  const work = async (tree: string): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const remove = plant(tree, fault);
      const known = hints[fault.name];
      const hint = known !== undefined && existsSync(path.join(root, known)) ? known : undefined;
      const tests = testsWith(tree, passesWithout);
      const notice = await findNotice(tests, fault, { hint, layers, isNear }).catch((error: unknown) => {
        console.log(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
      remove();
      outcomes.set(fault, notice);
      tell({ fault, notice }, `${outcomes.size}/${chosen.length}`);
    }
  };
  try {
    await Promise.all(trees.map(({ folder }) => work(folder)));
  } finally {
    for (const tree of [clean, ...trees]) tree.remove();
  }
  return chosen.map((fault) => ({ fault, notice: outcomes.get(fault) }));
};

const checkTypes = async (chosen: readonly ListedFault[]): Promise<void> => {
  const tree = copyTree(root);
  const errors = await typeErrors(tree.folder, chosen).finally(tree.remove);
  console.log(errors === '' ? `${chosen.length} faults compile.` : errors);
  if (errors !== '') process.exitCode = 1;
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      area: { type: 'string' },
      'no-hints': { type: 'boolean' },
      near: { type: 'boolean' },
      browser: { type: 'boolean' },
      types: { type: 'boolean' },
    },
  });
  const { only, area } = values;
  const chosen = faults.filter(
    (fault) => (only === undefined || fault.name === only) && (area === undefined || fault.area === area),
  );
  if (chosen.length === 0) throw new Error('No fault has this name and area: see scripts/power/faults.');
  // Told at once, not after minutes.
  for (const fault of chosen) plantedSources(root, fault);
  if (values.types) return checkTypes(chosen);

  const known = readHints(root);
  const hints = values['no-hints'] ? {} : known;
  const layers: Layer[] = values.browser ? ['unit', 'server', 'browser'] : ['unit', 'server'];
  const start = Date.now();
  const outcomes = await showAll({ chosen, hints, layers, isNear: values.near ?? false });
  const found = Object.fromEntries(
    outcomes.flatMap(({ fault, notice }) => (notice ? [[fault.name, notice.file]] : [])),
  );
  writeHints(
    root,
    { ...known, ...found },
    faults.map(({ name }) => name),
  );
  console.log(summaryOf(outcomes));
  if (chosen.length === faults.length) {
    const minutes = (Date.now() - start) / 60_000;
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(path.join(root, 'docs/test-power.md'), pageOf(outcomes, day, minutes));
  }
  if (outcomes.some(({ notice }) => !notice)) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
