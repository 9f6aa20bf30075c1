// Parts of a video: browsers seek with them, and each is somebody's look.
import fc from 'fast-check';
import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { newStorageKey } from '../../../server/documents/keys';
import { listAudit } from '../../../server/repositories/audit';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { webm } from '../files';
import { signed, testService, type TestFile } from '../support';
import { reviewerToken } from '../support/reviewers';

const service = testService();
const { content } = webm();
let guid: string;
let tokens: readonly string[];
const names = ['Nina Nastro', 'Olga Ora'];

const send = async (type: string, file: TestFile): Promise<void> => {
  const { db, documents } = service.deps;
  const known = await findDocument(db, guid, type);
  if (!known) throw new Error(`No ${type}`);
  const storageKey = newStorageKey();
  await documents.put(storageKey, file.content, file.contentType);
  const { contentType } = file;
  await saveDocument(db, { ...known, storageKey, sha256: '', contentType, createdAt: service.clock.now() });
};
beforeAll(async () => {
  guid = (await signed(service)).step.guid;
  tokens = await Promise.all(names.map((name) => reviewerToken(service, name)));
});

interface Asked {
  readonly type?: string;
  readonly method?: 'GET' | 'HEAD';
  readonly reviewer?: number;
}
const get = (headers: object, { type = VIDEO_UPLOAD_TYPE, method = 'GET', reviewer = 0 }: Asked = {}) =>
  service.app.inject({
    method,
    url: `/review/api/documents/${guid}/${type}`,
    headers: { authorization: `Bearer ${tokens[reviewer]}`, ...headers },
  });
const looks = async () =>
  (await listAudit(service.deps.db, guid)).filter(({ event }) => event === 'review-looked');

it('a part of a video is sent as 206 under the headers of the whole', async () => {
  await send(VIDEO_UPLOAD_TYPE, webm());
  const whole = await get({});
  expect([whole.statusCode, whole.headers['accept-ranges']]).toEqual([200, 'bytes']);
  expect(whole.rawPayload.equals(content)).toBe(true);
  const part = await get({ range: 'bytes=100-199' });
  expect(part.statusCode).toBe(206);
  expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true);
  const own = ['content-length', 'content-range', 'date', 'x-request-id'];
  const common = (headers: object) => Object.entries(headers).filter(([name]) => !own.includes(name));
  expect(common(part.headers)).toEqual(common(whole.headers));
  expect(part.headers).toMatchObject({
    'content-length': '100',
    'content-range': `bytes 100-199/${content.length}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

it('a part that a video does not have is refused with its length, and is nobody’s look', async () => {
  await send(VIDEO_UPLOAD_TYPE, webm());
  const before = await looks();
  const { statusCode, headers, body } = await get({ range: `bytes=${content.length}-` });
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  expect(JSON.parse(body)).toMatchObject({ status: 'bad_request', message: expect.any(String) });
  expect(await looks()).toEqual(before);
});

it.each<[string, object, Asked]>([
  ['several parts', { range: 'bytes=0-1,5-6' }, {}],
  ['a condition', { range: 'bytes=0-1', 'if-range': '"a"' }, {}],
  ['a HEAD', { range: 'bytes=0-1' }, { method: 'HEAD' }],
  ['a picture', { range: 'bytes=0-1' }, { type: 'FRONT_DOC_1' }],
])('%s: the range is ignored', async (_, headers, asked) => {
  await send(VIDEO_UPLOAD_TYPE, webm());
  await send('FRONT_DOC_1', await jpeg());
  const answer = await get(headers, asked);
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([200, undefined]);
  expect(Number(answer.headers['content-length'])).toBeGreaterThan(2);
});

const MINUTE = 60_000;
const moves = fc.array(
  fc.oneof(
    fc.record({
      reviewer: fc.nat(1),
      range: fc.constantFrom('', 'bytes=0-', 'bytes=1-', 'bytes=-9', 'bytes=5-6'),
    }),
    fc.record({ minutes: fc.integer({ min: 1, max: 6 }) }),
    fc.constant('another video' as const),
  ),
  { minLength: 1, maxLength: 25, size: 'max' },
);

it('shows no part without its reviewer’s line about this file, at most five minutes old, and few lines', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (all) => {
      await send(VIDEO_UPLOAD_TYPE, webm());
      let sentAt = service.clock.now().getTime();
      for (const move of all) {
        if (move === 'another video') {
          await send(VIDEO_UPLOAD_TYPE, webm());
          sentAt = service.clock.now().getTime();
        } else if ('minutes' in move) service.clock.pass({ minutes: move.minutes });
        else {
          const { reviewer, range } = move;
          const before = await looks();
          await get(range === '' ? {} : { range }, { reviewer });
          const now = service.clock.now().getTime();
          const after = await looks();
          const isOfThis = ({ at, details }: (typeof after)[number]): boolean =>
            details['by'] === names[reviewer] &&
            details['document'] === VIDEO_UPLOAD_TYPE &&
            at.getTime() > now - 5 * MINUTE;
          const [written, earlier] = [after.slice(before.length), before.filter(isOfThis)];
          const covering = earlier.filter(({ at }) => at.getTime() > sentAt);
          expect([move, written.length, written.every(isOfThis)]).toEqual([
            move,
            range === '' || covering.length === 0 ? 1 : 0,
            true,
          ]);
        }
      }
    }),
    { numRuns: 25 },
  );
});

it('two sides of a document are two files: a look at one is none at the other', async () => {
  for (const type of ['FRONT_DOC_1', VIDEO_UPLOAD_TYPE]) await send(type, webm());
  service.clock.pass({ minutes: 10 });
  const before = (await looks()).length;
  for (const type of ['FRONT_DOC_1', VIDEO_UPLOAD_TYPE, 'FRONT_DOC_1', VIDEO_UPLOAD_TYPE])
    await get({ range: 'bytes=7-' }, { type });
  expect((await looks()).slice(before).map(({ details }) => details['document'])).toEqual([
    'FRONT_DOC_1',
    VIDEO_UPLOAD_TYPE,
  ]);
});
