/** Of two that ask at once for the folder of a killed owner, exactly one gets it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { ensureServiceBuilt } from '../lib/build.mjs';

const ROOT = path.resolve(__dirname, '../..');

const PROGRAM = `
const { lockFolder } = require(${JSON.stringify(path.join(ROOT, 'dist/server/server/db/folderLock.js'))});
process.stdin.once('data', () =>
  lockFolder(process.argv[1], 0.2, () => undefined).then(
    () => console.log('locked'),
    (error) => { console.log(error.constructor.name); process.exit(); },
  ));
console.log('ready');`;

interface Contender {
  readonly child: ChildProcess;
  readonly ask: () => void;
  readonly said: () => Promise<string>;
}

const contender = async (folder: string): Promise<Contender> => {
  const child = spawn(process.execPath, ['-e', PROGRAM, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: Interface = createInterface({ input: child.stdout });
  const iterator = lines[Symbol.asyncIterator]();
  const said = async (): Promise<string> => String((await iterator.next()).value);
  await said();
  return { child, ask: () => void child.stdin.write('\n'), said };
};

const end = async ({ child }: Contender): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

export const twoStarts = async (folder: string, rounds: number): Promise<string[]> => {
  await ensureServiceBuilt();
  const wrong: string[] = [];
  let owner = await contender(folder);
  owner.ask();
  await owner.said();
  for (let round = 1; round <= rounds; round += 1) {
    const [one, other] = await Promise.all([contender(folder), contender(folder)]);
    owner.child.kill('SIGKILL');
    one.ask();
    other.ask();
    const said = await Promise.all([one.said(), other.said()]);
    if ([...said].sort().join(' ') !== 'DatabaseInUse locked')
      wrong.push(`round ${round}: ${said.join(', ')}`);
    const [winner, loser] = said[0] === 'locked' ? [one, other] : [other, one];
    await end(loser);
    owner = winner;
  }
  await end(owner);
  return wrong;
};
