import { promisify } from 'node:util';
import { OVERLOADED } from '../../../server/errors/refusal';
import { findDocument } from '../../../server/repositories/documents';
import { UPLOADS_AT_ONCE } from '../../../server/uploads/uploadLimits';
import { file } from '../files';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest, type Seeded } from '../seed';
import { testService, upload } from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, openUpload, until } from '../support/uploading';

const TYPE = 'FRONT_DOC_1';
let origin: string;
let hold: Promise<unknown> = Promise.resolve();
let onPut: () => void = () => undefined;
let onRemove: () => void = () => undefined;
const event = (set: (happen: () => void) => void): Promise<void> => new Promise((resolve) => set(resolve));
const holdPuts = (): (() => void) => {
  let release = (): void => undefined;
  hold = event((happen) => (release = happen));
  return release;
};

const plain = testService();
const service = testService(() => {
  const { documents } = plain.deps;
  const put: typeof documents.put = async (...given) => {
    onPut();
    await hold;
    await documents.put(...given);
  };
  const remove: typeof documents.remove = async (key) => {
    await documents.remove(key);
    onRemove();
  };
  return { database: plain.database, deps: { documents: { ...documents, put, remove } } };
});
beforeAll(async () => {
  origin = await listen(service);
});

const storedOf = ({ guid }: Seeded) => findDocument(service.deps.db, guid, TYPE);
const send = ({ client }: Seeded, content: Buffer) =>
  upload(client, { name: 'documentUpload', fields: { type: TYPE }, file: file(content) });

describe('an upload that was cancelled', () => {
  it('[R2.9-03] [R7.8-02] stores nothing any more, and leaves what was there', async () => {
    const own = await seedRequest(service);
    const [first, second] = [await jpeg(300, 200), await jpeg(400, 300)];
    expect(await send(own, first.content)).toMatchObject({ httpStatus: 200 });
    const before = await storedOf(own);
    const release = holdPuts();
    const put = event((happen) => (onPut = happen));
    const left = new Promise<void>((resolve) =>
      service.app.server.once('connection', (socket) => socket.once('close', () => resolve())),
    );
    const body = formOf(TYPE, second.content);
    const request = openUpload(origin, own.client, body.length);
    request.end(body);
    await put;
    request.destroy();
    await left;
    const removed = event((happen) => (onRemove = happen));
    release();
    await removed;
    expect(await storedOf(own)).toEqual(before);
    expect(await plain.deps.documents.get(before?.storageKey ?? '')).toBeDefined();
    expect(await send(own, second.content)).toMatchObject({ httpStatus: 200 });
    expect((await storedOf(own))?.storageKey).not.toBe(before?.storageKey);
  });
});

describe('uploads of one request', () => {
  it('[R8-10] uploads beyond the concurrent limit must come again, without holding others up', async () => {
    const own = await seedRequest(service);
    const { content } = await jpeg();
    const body = formOf(TYPE, content);
    const requests = Array.from({ length: UPLOADS_AT_ONCE + 1 }, () =>
      openUpload(origin, own.client, body.length),
    );
    const answered = Promise.any(requests.map(answerOf));
    for (const request of requests) request.write(body.subarray(0, 100));
    const busy = { httpStatus: 503, retryAfter: 5, body: { status: 'error', message: OVERLOADED } };
    expect(await answered).toMatchObject(busy);
    expect(OVERLOADED).toBe('Il servizio è molto occupato. Riprova tra qualche secondo.');
    expect(await send(await seedRequest(service), content)).toMatchObject({ httpStatus: 200 });
    for (const request of requests) request.destroy();
    const connections = promisify(service.app.server.getConnections).bind(service.app.server);
    await until(async () => (await connections()) === 0);
    expect(await send(own, content)).toMatchObject({ httpStatus: 200 });
  });
});

describe('uploads that wait for their turn', () => {
  it('[R8-10] of many strangers with several each do not keep out one that comes after them', async () => {
    const release = holdPuts();
    const strangers = await Promise.all(Array.from({ length: 18 }, () => seedRequest(service)));
    const { content } = await jpeg();
    const theirs = strangers.flatMap((one) => [1, 2, 3, 4].map(() => send(one, content)));
    // All but the two whose turn it is wait, as far as there is room for them.
    expect(await Promise.any(theirs)).toMatchObject({ httpStatus: 503 });
    const own = send(await seedRequest(service), content);
    release();
    expect(await own).toMatchObject({ httpStatus: 200 });
    const refused = (await Promise.all(theirs)).filter(({ httpStatus }) => httpStatus !== 200);
    expect(refused.every(({ httpStatus }) => httpStatus === 503)).toBe(true);
  });
});
