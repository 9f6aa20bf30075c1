import { mkdirSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { testService } from '../support';
import { watchDisk, type DiskCalls } from '../support/diskCalls';
import { newStorageKey } from '../../../server/documents/keys';
import { namedKeys, operations } from './operations';

const service = testService();

let disk: DiskCalls;
beforeAll(async () => {
  disk = await watchDisk();
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
    disk.seen.length = 0;
    await perform();
    // Later writes are not part of the answer.
    const answered = disk.seen.length;
    const changed = [...(await files())].filter(([at, inode]) => before.get(at) !== inode).map(([at]) => at);
    expect(disk.seen.length).toBe(answered);
    expect(changed.length).toBeGreaterThan(0);
    expect(
      changed
        .map((at) => `${disk.lackedByRenamed(at)} ${path.extname(at)}`.trim())
        .filter((text) => text !== '' && text !== '.signed'),
    ).toEqual([]);
    for (const key of await namedKeys(service))
      expect(await service.deps.documents.get(key).catch(() => Buffer.of())).toBeDefined();
  },
);

it('a subfolder of another process is synced before its first file is acknowledged', async () => {
  const key = newStorageKey();
  mkdirSync(path.join(root(), key.slice(0, 2)), { recursive: true });
  disk.seen.length = 0;
  await service.deps.documents.put(key, Buffer.from('x'), 'image/png');
  expect(disk.seen).toContainEqual({ what: 'sync', path: root() });
});
