/**
 * `npm run test:power`: plants the faults of scripts/power/faults one by one in a copy of the source,
 * runs the tests that reach them, and tells which test noticed. Fails where a fault survives. A whole run
 * writes docs/test-power.md. `-- --help` lists the options.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { endWronglyCalled, readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { buildWeb } from './power/buildWeb';
import { copyTree } from './power/copyTree';
import type { ListedFault } from './power/fault';
import { faults } from './power/faults';
import { readHints, writeHints, type Hints } from './power/hints';
import { findNotice, type Notice, type Search, type Tests } from './power/notice';
import { FaultOutdated, plant, plantedSources } from './power/plant';
import { relatedTests, runTests, type Layer } from './power/runTests';
import { pageOf, summaryOf, type Outcome } from './power/table';
import { typeErrors } from './power/types';

const root = path.resolve(__dirname, '..');

interface Choice extends Omit<Search, 'hint'> {
  readonly hints: Hints;
  readonly trees: number;
}

const testsWith = (tree: string): Tests => {
  let built: Promise<void> | undefined;
  return {
    related: (layer, files) => relatedTests(tree, layer, files),
    run: async (layer, files) => {
      if (layer === 'browser') await (built ??= buildWeb(tree));
      return runTests(tree, layer, files);
    },
  };
};

const tell = ({ fault, notice }: Outcome, place: string): void => {
  const by = notice
    ? `${notice.file} (${notice.seconds.toFixed(1)} s${notice.isTimeout ? ', timeout' : ''}): ${notice.title}`
    : '';
  console.log(`${place} ${notice ? 'caught  ' : 'SURVIVED'} ${fault.area} ${fault.name} ${by}`);
};

/** Shows each fault to the tests, in several trees side by side. */
const showAll = async (
  chosen: readonly ListedFault[],
  { hints, trees, ...how }: Choice,
): Promise<Outcome[]> => {
  const copies = Array.from({ length: Math.min(trees, chosen.length) }, () => copyTree(root));
  const outcomes = new Map<ListedFault, Notice | undefined>();
  const waiting = [...chosen];
  const work = async (tree: string): Promise<void> => {
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const remove = plant(tree, fault);
      const known = hints[fault.name];
      const hint = known !== undefined && existsSync(path.join(root, known)) ? known : undefined;
      const notice = await findNotice(testsWith(tree), fault, { ...how, hint }).catch((error: unknown) => {
        console.log(`${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
      });
      remove();
      outcomes.set(fault, notice);
      tell({ fault, notice }, `${outcomes.size}/${chosen.length}`);
    }
  };
  try {
    await Promise.all(copies.map(({ folder }) => work(folder)));
  } finally {
    for (const copy of copies) copy.remove();
  }
  return chosen.map((fault) => ({ fault, notice: outcomes.get(fault) }));
};

/** Of the test files that noticed a fault, those that fail without one too. */
const blindFiles = async (outcomes: readonly Outcome[]): Promise<Set<string>> => {
  const tree = copyTree(root);
  const blind = new Set<string>();
  try {
    for (const layer of ['unit', 'server', 'browser'] as const) {
      const noticed = outcomes.flatMap(({ notice }) => (notice?.layer === layer ? [notice.file] : []));
      if (noticed.length === 0) continue;
      if (layer === 'browser') await buildWeb(tree.folder);
      const { failed, unloaded } = await runTests(tree.folder, layer, [...new Set(noticed)], { toEnd: true });
      for (const file of [...failed, ...unloaded]) blind.add(file);
    }
  } finally {
    tree.remove();
  }
  for (const file of blind)
    console.log(`${file} fails without a fault: what it noticed is looked for elsewhere.`);
  return blind;
};

/** Shows the faults, then once more those of which only a test that fails without a fault took notice. */
const noticeAll = async (
  chosen: readonly ListedFault[],
  choice: Choice,
  isTrusted: boolean,
): Promise<Outcome[]> => {
  const outcomes = await showAll(chosen, choice);
  const blind = isTrusted ? new Set<string>() : await blindFiles(outcomes);
  const isBlind = ({ notice }: Outcome): boolean => notice !== undefined && blind.has(notice.file);
  const again = outcomes.filter(isBlind).map(({ fault }) => fault);
  const second = again.length === 0 ? [] : await showAll(again, { ...choice, blind });
  return outcomes.map((outcome) => second.find(({ fault }) => fault === outcome.fault) ?? outcome);
};

const checkTypes = async (chosen: readonly ListedFault[]): Promise<void> => {
  const tree = copyTree(root);
  const errors = await typeErrors(tree.folder, chosen).finally(tree.remove);
  console.log(errors === '' ? `${chosen.length} faults compile.` : errors);
  if (errors !== '') process.exitCode = 1;
};

/** Told at once, not after minutes. */
const outdatedBecause = (fault: ListedFault): string[] => {
  try {
    plantedSources(root, fault);
    return [];
  } catch (error) {
    if (error instanceof FaultOutdated) return [error.message];
    throw error;
  }
};

/** Of names with commas between them; without any, everything is chosen. */
const isIn = (names: string | undefined, name: string): boolean =>
  names === undefined || names.split(',').includes(name);

const main = async (): Promise<void> => {
  const { options } = readCommandLine(commandLines.power);
  const { only, area } = options;
  const chosen = faults.filter((fault) => isIn(only, fault.name) && isIn(area, fault.area));
  if (chosen.length === 0)
    endWronglyCalled(commandLines.power, 'No fault has this name and area: see scripts/power/faults.');
  const outdated = chosen.flatMap(outdatedBecause);
  if (outdated.length > 0) throw new Error(outdated.join('\n\n'));
  if (options.types) return checkTypes(chosen);

  const known = readHints(root);
  const hints = options['no-hints'] ? {} : known;
  const wider: readonly Layer[] = options.browser ? ['unit', 'server', 'browser'] : ['unit', 'server'];
  const layers = options.hinted ? [] : wider;
  const start = Date.now();
  const trees = options.trees ?? availableParallelism();
  const choice: Choice = { hints, layers, isNear: options.near, blind: new Set(), trees };
  const outcomes = await noticeAll(chosen, choice, options.trust);
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
