/** Needs Debian's packages, which it names if they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowserProcess } from './testing/product/startProcess';
import { type Desktop, startDesktop } from './ear/desktop';
import { differences } from './ear/differences';
import { hearWalk } from './ear/hearing';
import { mergeScripts } from './ear/mergeScripts';
import { walks, type NamedWalk } from './ear/walks';
import { ensureBuilt } from './lib/build.mjs';
import { readCommandLine } from './lib/commandLine';
import { commandLines } from './lib/commandLines';
import { withLock } from './lib/lock.mjs';
import { main } from './lib/process.mjs';
import { ensureScreenReader } from './lib/screenReader.mjs';
import './lib/brandGlobal';

const { options, given } = readCommandLine(commandLines.ear);
const root = path.resolve(__dirname, '..');
const fileOf = (folder: string, name: string): string => path.join(folder, `${name}.txt`);
const KEPT = 'docs/accessibility';
const HEARD = 'dist/ear';

/** Enough to see what Orca says at times only. */
const HEARINGS_TO_KEEP = 3;

/** Undefined if the walk did not come to its end. */
const hear = async (desktop: Desktop, control: string, walk: NamedWalk): Promise<string | undefined> => {
  const { heard, error } = await hearWalk(desktop, control, walk);
  mkdirSync(HEARD, { recursive: true });
  writeFileSync(fileOf(HEARD, walk.name), heard);
  if (error === undefined) return heard;
  console.log(`FAILED ${walk.name}:`, error);
  return undefined;
};

/** Returns whether it was kept: each hearing has to come to its end, with the same keys. */
const keep = async (desktop: Desktop, control: string, walk: NamedWalk): Promise<boolean> => {
  const scripts: string[] = [];
  while (scripts.length < HEARINGS_TO_KEEP) {
    const heard = await hear(desktop, control, walk);
    if (heard === undefined) return false;
    scripts.push(heard);
  }
  const merged = mergeScripts(scripts);
  if ('script' in merged) writeFileSync(fileOf(KEPT, walk.name), merged.script);
  console.log(
    'script' in merged ? `kept   ${walk.name}` : `FAILED ${walk.name}: other keys\n${merged.problem}`,
  );
  return 'script' in merged;
};

const compare = async (desktop: Desktop, control: string, walk: NamedWalk): Promise<boolean> => {
  const heard = await hear(desktop, control, walk);
  if (heard === undefined) return false;
  const file = fileOf(KEPT, walk.name);
  const found = differences(existsSync(file) ? readFileSync(file, 'utf8') : '', heard);
  console.log(found === '' ? `ok     ${walk.name}` : `FAILED ${walk.name} is heard otherwise:\n${found}`);
  return found === '';
};

const hearAll = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ear-'));
  const desktop = await startDesktop(folder);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      desktop.stop();
      process.exit(1);
    });
  try {
    const { control } = await startBrowserProcess();
    const results: boolean[] = [];
    for (const walk of walks.filter(({ name }) => name.includes(given[0] ?? '')))
      results.push(await (options.write ? keep : compare)(desktop, control, walk));
    const failed = results.filter((isAlike) => !isAlike).length;
    console.log(`${results.length - failed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
  } finally {
    desktop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

void main(async () => {
  process.chdir(root);
  if (process.env['EAR_INSIDE'] !== undefined) return hearAll();
  await ensureScreenReader();
  await ensureBuilt();
  const args = ['--', process.execPath, '--import', 'tsx', __filename, ...process.argv.slice(2)];
  const env = { ...process.env, EAR_INSIDE: '1' };
  // An Orca that starts ends every other of the same user.
  await withLock(path.join(tmpdir(), 'orca.lock'), async () => {
    const { status, stderr, error } = spawnSync('dbus-run-session', args, {
      env,
      stdio: ['inherit', 'inherit', 'pipe'],
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
    process.exitCode = status ?? 1;
    if (error) console.error(error.message);
    // The bus complains of what this desktop does without.
    if (status !== 0) console.error((stderr ?? '').replace(/^.*dbus-daemon\[.*\n?/gm, ''));
  });
  return undefined;
  // Neither the product's process nor what a browser left open keeps this one.
}).then(() => process.exit());
