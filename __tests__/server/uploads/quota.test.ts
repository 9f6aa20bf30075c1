import { VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import { countUpload, tooManyUploads } from '../../../server/uploads/quota';
import { subjectKey } from '../../../server/limits/countAttempt';
import { findDocument } from '../../../server/repositories/documents';
import { listAttempts } from '../../../server/repositories/attempts';
import { file, webm } from '../files';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest, type Seeded } from '../seed';
import { testReplica, testService, upload } from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, openUpload } from '../support/uploading';

const service = testService();
const replica = testReplica(service);

/** Attempts of half an hour, and bytes of a day. */
const uploadBounds = { attempts: 120, bytes: 536_870_912 };
const DAY = { minutes: 24 * 60 };
const counts = ({ guid }: Seeded) =>
  listAttempts(service.deps.db, subjectKey(service.deps.db, { counter: 'uploadByRequest', of: guid }));

const count = ({ guid }: Seeded, bytes = 1000, { deps } = service, source?: string): Promise<string> =>
  countUpload(deps, { guid, source, bytes }).then(
    () => 'counted',
    (error: Error) => error.message,
  );
const many = (own: Seeded, attempts: number, size?: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: attempts }, (_, index) => count(own, size, index % 2 ? service : replica)),
  );
const counted = (answers: readonly string[]): number => answers.filter((one) => one === 'counted').length;
const send = ({ client, guid }: Seeded, name: 'documentUpload' | 'videoUpload', bytes: Buffer) => {
  const type = name === 'videoUpload' ? VIDEO_UPLOAD_TYPE : 'FRONT_DOC_1';
  return upload(client, { name, fields: { type, guid }, file: file(bytes) });
};

describe('the quota of uploads', () => {
  it('[R8-10] counts every attempt once, also those that come at the same time to two replicas', async () => {
    const own = await seedRequest(service);
    expect(counted(await many(own, uploadBounds.attempts + 25))).toBe(uploadBounds.attempts);
    expect(await counts(own)).toHaveLength(uploadBounds.attempts);
    expect(await count(await seedRequest(service))).toBe('counted');
  });

  it('[R8-10] says how long to wait, and after that takes the next one: the window slides', async () => {
    const own = await seedRequest(service);
    await many(own, 1);
    service.clock.pass({ minutes: 10 });
    await many(own, uploadBounds.attempts - 1);
    expect(await count(own)).toBe(tooManyUploads(20));
    expect(tooManyUploads(20)).toBe(
      'Hai inviato molti file in poco tempo. Attendi 20 minuti e riprova: quelli già caricati restano salvati.',
    );
    service.clock.pass({ minutes: 19, seconds: 30 });
    // To ask again in the meantime makes the wait no longer.
    expect(await count(own)).toBe(tooManyUploads(1));
    expect(tooManyUploads(1)).toContain('Attendi un minuto');
    service.clock.pass({ seconds: 30 });
    expect(await count(own)).toBe('counted');
    expect(await count(own)).toBe(tooManyUploads(10));
    service.clock.pass({ minutes: 10 });
    expect(counted(await many(own, 200))).toBe(uploadBounds.attempts - 1);
  });

  it('[R8-10] bounds the bytes too, and never closes for good on what is too large at once', async () => {
    const own = await seedRequest(service);
    const part = uploadBounds.bytes / 8;
    expect(counted(await many(own, 9, part))).toBe(8);
    service.clock.pass({ minutes: 31 });
    // No session sends 58 GB an hour: what a request has sent counts for a day.
    expect(await count(own, part)).toBe(tooManyUploads(24 * 60 - 31));
    expect(tooManyUploads(24 * 60)).toContain('Attendi 24 ore');
    service.clock.pass(DAY);
    expect(await count(own, 10 * uploadBounds.bytes)).toBe('counted');
  });

  it('[R8-10] bounds the bytes of a network address a day, over all its requests', async () => {
    const [one, other] = [await seedRequest(service), await seedRequest(service)];
    const size = 20_000_000;
    const from = async (source: string): Promise<number> => {
      for (let sent = 0; ; sent += 1) {
        const own = await seedRequest(service);
        for (let index = 0; index < 26; index += 1)
          if ((await count(own, size, service, source)) !== 'counted') return sent * 26 + index;
      }
    };
    expect(await from('203.0.113.1')).toBe(Math.floor((4096 * 1_048_576) / size));
    expect(await count(one, 1000, service, '203.0.113.2')).toBe('counted');
    // This very machine: tests, and a proxy that does not forward its clients' addresses.
    expect(await count(other, 1000, service, undefined)).toBe('counted');
    service.clock.pass(DAY);
    expect(await count(one, size, service, '203.0.113.1')).toBe('counted');
  });

  it('[R8-10] [R2.9-03] counts what is refused and what is not, documents and videos together, and stores nothing beyond', async () => {
    const own = await seedRequest(service);
    const { content } = await jpeg();
    await send(own, 'documentUpload', Buffer.from('no picture'));
    await send(own, 'documentUpload', content);
    await send(own, 'videoUpload', webm().content);
    expect(await counts(own)).toHaveLength(3);
    const before = await findDocument(service.deps.db, own.guid, 'FRONT_DOC_1');
    await many(own, uploadBounds.attempts - 3);
    for (const name of ['documentUpload', 'videoUpload'] as const)
      expect(await send(own, name, (await jpeg(400, 300)).content)).toMatchObject({
        httpStatus: 429,
        status: 'bad_request',
        message: tooManyUploads(30),
      });
    expect(await findDocument(service.deps.db, own.guid, 'FRONT_DOC_1')).toEqual(before);
  });

  it('[R8-10] answers an upload beyond the quota over a real connection: all is drained, nothing hangs', async () => {
    const own = await seedRequest(service);
    await many(own, uploadBounds.attempts);
    const body = formOf('FRONT_DOC_1', Buffer.alloc(14_000_000, 0x5a));
    const beyond = openUpload(await listen(service), own.client, body.length);
    beyond.end(body);
    const refusal = { httpStatus: 429, body: { status: 'bad_request', message: tooManyUploads(30) } };
    expect(await answerOf(beyond)).toMatchObject(refusal);
  });
});
