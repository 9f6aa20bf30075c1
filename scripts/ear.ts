/**
 * `npm run test:ear`: the job and the ways beside it by real keys, heard with the screen reader Orca on a
 * desktop without screen or sound. What was said is compared with docs/accessibility/; `-- --write` keeps it.
 * Needs Debian's packages, which it names if they are missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBrowserProcess } from '../__tests__/setup/browserGlobal';
import { type Desktop, startDesktop } from './ear/desktop';
import { differences } from './ear/differences';
import { hearWalk } from './ear/hearing';
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

/** Returns whether the walk came to its end and what was heard is what is kept. */
const compare = async (desktop: Desktop, control: string, walk: NamedWalk): Promise<boolean> => {
  const { heard, error } = await hearWalk(desktop, control, walk);
  mkdirSync(HEARD, { recursive: true });
  writeFileSync(fileOf(HEARD, walk.name), heard);
  if (error !== undefined) {
    console.log(`FAILED ${walk.name}:`, error);
    return false;
  }
  if (options.write) writeFileSync(fileOf(KEPT, walk.name), heard);
  const file = fileOf(KEPT, walk.name);
  const found = differences(desktop.folder, existsSync(file) ? readFileSync(file, 'utf8') : '', heard);
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
      results.push(await compare(desktop, control, walk));
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
    // The bus complains of what this desktop does without.
    const { status } = spawnSync('dbus-run-session', args, { env, stdio: ['inherit', 'inherit', 'ignore'] });
    process.exitCode = status ?? 1;
  });
  return undefined;
  // Neither the product's process nor what a browser left open keeps this one.
}).then(() => process.exit());
