import fs, { mkdirSync, readlinkSync } from 'node:fs';
import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { testService } from '../support';
import { newStorageKey } from '../../../server/documents/keys';
import { namedKeys, operations } from './operations';

const service = testService();

interface Seen {
  readonly what: 'sync' | 'rename' | 'mkdir';
  readonly path: string;
  readonly from?: string;
}
const seen: Seen[] = [];

beforeAll(async () => {
  const handle = await open(__filename);
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const target = readlinkSync(`/proc/self/fd/${this.fd}`);
    await sync.call(this);
    seen.push({ what: 'sync', path: target });
  });
  const { rename, mkdir } = fs.promises;
  jest.spyOn(fs.promises, 'rename').mockImplementation(async (from, to) => {
    await rename(from, to);
    seen.push({ what: 'rename', path: String(to), from: String(from) });
  });
  jest.spyOn(fs.promises, 'mkdir').mockImplementation(async (target, options) => {
    const first = await mkdir(target, options as { recursive: true });
    if (first !== undefined) seen.push({ what: 'mkdir', path: String(target) });
    return first;
  });
});
afterAll(() => jest.restoreAllMocks());

const root = (): string => path.join(service.config.DATA_DIR, 'documents');
/** Files of the store by their inode and time: a file that was replaced counts as another. */
const files = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for (const entry of await readdir(root(), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const at = path.join(entry.parentPath, entry.name);
    found.set(at, String((await stat(at, { bigint: true })).ino));
  }
  return found;
};

/** What a file lacks to survive a power failure, by the calls in their order; '' for nothing. */
const lacking = (file: string): string => {
  const index = (from: number, isIt: (one: Seen) => boolean): number =>
    seen.findIndex((one, at) => at >= from && isIt(one));
  const named = index(0, (one) => one.what === 'rename' && one.path === file);
  if (named < 0) return 'no rename to its name';
  const draft = seen[named]?.from ?? '';
  // What comes from the quarantine is written and synced already.
  const isMoved = !draft.endsWith('.part');
  const synced = index(0, (one) => one.what === 'sync' && one.path === draft);
  if (!isMoved && (synced < 0 || synced > named)) return 'no sync before its rename';
  const folder = path.dirname(file);
  if (index(named, (one) => one.what === 'sync' && one.path === folder) < 0)
    return 'no sync of its folder after it';
  const made = index(0, (one) => one.what === 'mkdir' && one.path === folder);
  const isKept = index(made, (one) => one.what === 'sync' && one.path === path.dirname(folder)) >= 0;
  return made >= 0 && !isKept ? 'no sync of the folder in which its folder is new' : '';
};

/** These write no file that stays: what is erased is removed, and the rows are compared elsewhere. */
const WRITE_NOTHING = [
  'an erasure by command',
  'an erasure by retention',
  'a quarantine that is emptied after a file got its row back',
];
const ways = Object.entries(operations).filter(([name]) => !WRITE_NOTHING.includes(name));

it.each(ways)(
  'a file is synced, renamed and its folder synced before the answer leaves: %s',
  async (_, operation) => {
    const perform = await operation(service);
    const before = await files();
    seen.length = 0;
    await perform();
    // What follows here is not part of the answer.
    const answered = seen.length;
    const changed = [...(await files())].filter(([at, inode]) => before.get(at) !== inode).map(([at]) => at);
    expect(seen.length).toBe(answered);
    expect(changed.length).toBeGreaterThan(0);
    expect(
      changed
        .map((at) => `${lacking(at)} ${path.extname(at)}`.trim())
        .filter((text) => text !== '' && text !== '.signed'),
    ).toEqual([]);
    for (const key of await namedKeys(service))
      expect(await service.deps.documents.get(key).catch(() => Buffer.of())).toBeDefined();
  },
);

it('a subfolder of another process is synced before its first file is acknowledged', async () => {
  const key = newStorageKey();
  mkdirSync(path.join(root(), key.slice(0, 2)), { recursive: true });
  seen.length = 0;
  await service.deps.documents.put(key, Buffer.from('x'), 'image/png');
  expect(seen).toContainEqual({ what: 'sync', path: root() });
});
