import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentStore } from '../../../server/deps';
import { folderStore } from '../../../server/documents/folder';
import { newStorageKey } from '../../../server/documents/keys';
import { openS3 } from '../../../server/documents/s3';
import { isUnavailable } from '../../../server/errors/unavailable';

const illnesses = {
  resets: 0,
  hangs: 0,
  'is overloaded': 503,
  'breaks off': 0,
  throttles: 429,
  'refuses the credentials': 403,
  'knows no such bucket': 404,
  'answers no S3': 400,
} as const;
type Illness = keyof typeof illnesses;
let illness: Illness | undefined;
/** The body of a 200. */
let answered = '';
const methods: (string | undefined)[] = [];
let server: Server;
let store: DocumentStore;
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'any', AWS_SECRET_ACCESS_KEY: 'any' };
const earlier = { ...process.env };

beforeAll(async () => {
  Object.assign(process.env, CREDENTIALS);
  server = createServer((request, response) => {
    request.resume();
    methods.push(request.method);
    if (illness === 'resets') response.destroy();
    else if (illness !== undefined && illnesses[illness] > 0) response.writeHead(illnesses[illness]).end();
    else if (illness === 'breaks off') {
      response.writeHead(200, { 'content-length': 1000 }).write('half');
      setTimeout(() => response.destroy(), 20);
    } else if (illness === undefined) response.end(answered);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = new URL(`s3://documents?endpoint=http://127.0.0.1:${port}&region=eu-south-1`);
  store = await openS3(address, 10, { attemptMs: 1000, callMs: 400 });
});
afterAll(() => {
  process.env = earlier;
  server.closeAllConnections();
  server.close();
});

const isAway = (work: Promise<unknown>): Promise<boolean> => work.then(() => false, isUnavailable);

it.each(Object.keys(illnesses) as Illness[])(
  '[R6-01] an S3 store that %s is away for the moment: 503, and the same call succeeds later',
  async (ill) => {
    illness = ill;
    expect(await isAway(store.get(newStorageKey()))).toBe(true);
    expect(await isAway(store.put(newStorageKey(), Buffer.from('a'), 'image/jpeg'))).toBe(true);
    illness = undefined;
    await store.check();
  },
);

describe.each(['', '<html>Not here</html>', '<x>ok</x>'])('a 200 that is not of the store: %p', (said) => {
  beforeEach(() => {
    illness = undefined;
    answered = said;
    methods.length = 0;
  });
  afterAll(() => (answered = ''));

  it.each<[string, (key: string) => Promise<unknown>]>([
    ['stores', (key) => store.put(key, Buffer.from('a'), 'image/jpeg')],
    ['marks', (key) => store.markSigned(key)],
    ['reads', (key) => store.get(key)],
    ['moves aside', (key) => store.quarantine.add(key)],
    ['brings back', (key) => store.quarantine.restore(key)],
    ['reads the owner', () => store.readOwner()],
    ['writes the owner', () => store.writeOwner('somebody')],
  ])('[R7.8-02] %s nothing, and nothing is removed', async (_, act) => {
    expect(await isAway(act(newStorageKey()))).toBe(true);
    expect(methods).not.toContain('DELETE');
  });
});

it('[R6-01] an S3 store that nobody reaches is away', async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await isAway(store.put(newStorageKey(), Buffer.from('a'), 'image/jpeg'))).toBe(true);
});

it('[R6-01] a folder that is not in its place is away: no file is missing or written elsewhere', async () => {
  const root = await mkdtemp(join(tmpdir(), 'apertura-away-'));
  const folder = await folderStore(join(root, 'documents'));
  const key = newStorageKey();
  await folder.put(key, Buffer.from('a'), 'image/jpeg');
  await rename(join(root, 'documents'), join(root, 'elsewhere'));
  expect(await isAway(folder.get(key))).toBe(true);
  expect(await isAway(folder.put(key, Buffer.from('b'), 'image/jpeg'))).toBe(true);
  await rename(join(root, 'elsewhere'), join(root, 'documents'));
  expect(await folder.get(key)).toEqual(Buffer.from('a'));
  expect(await folder.get(newStorageKey())).toBeUndefined();
  await rm(root, { recursive: true });
});

it('what is wrong for good is not', () => {
  expect(isUnavailable(new Error('broken'))).toBe(false);
});
