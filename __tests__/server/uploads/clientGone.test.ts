import filesystem, { type FileHandle } from 'node:fs/promises';
import type { Socket } from 'node:net';
import fc from 'fast-check';
import type { EndpointName } from '../../../src/contract/endpoints';
import { otherUploadTypes, VIDEO_UPLOAD_TYPE } from '../../../src/contract/uploads';
import type { Document } from '../../../server/db/schema';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { askDocument, refuseDocument } from '../../../server/review/review';
import { isDeep, sample } from '../../setup/depth';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { webm } from '../files';
import { seedRequest } from '../seed';
import { begin, reviewerOf, signed, testService, type Journey, type TestClient } from '../support';
import { listen } from '../support/listening';
import {
  closed, connectTo, heldBudgets, rawJson, rawUpload, type RawCall,
} from '../support/rawCalls'; // prettier-ignore
import { placeAfter } from '../support/places';
import { recording } from '../support/recording';
import { answerAt, slowDatabase, stalls } from '../support/stalls';
import { incoming, until } from '../support/uploading';

const held = stalls();
const plain = testService();
const service = testService(() => {
  const database = slowDatabase(plain.database, held);
  return {
    database,
    clock: plain.clock,
    deps: { database, db: database.db, documents: held.slow({ ...plain.deps.documents }) },
  };
});
beforeAll(async () => {
  await listen(service);
  const open = filesystem.open.bind(filesystem);
  jest
    .spyOn(filesystem, 'open')
    .mockImplementation(
      held.slow({ open: (...given: Parameters<typeof open>): Promise<FileHandle> => open(...given) }).open,
    );
});
afterAll(() => jest.restoreAllMocks());

const answerTo = async ({ head, body }: RawCall): Promise<string> => {
  const { client } = await connectTo(service);
  const answered = new Promise<Buffer>((resolve) => client.once('data', resolve));
  client.write(Buffer.concat([head, body]));
  const text = (await answered).toString('latin1');
  client.destroy();
  return text;
};

const expectAllGivenBack = async (): Promise<void> => {
  await until(() => Object.keys(heldBudgets()).length === 0 && incoming(service).length === 0);
  expect(heldBudgets()).toEqual({});
};

const names = (given: readonly unknown[], text: string): boolean =>
  given.some((one) =>
    (typeof one === 'string' ? one : (one as { text?: string } | null)?.text)?.includes(text),
  );

let picture: Buffer;
beforeAll(async () => {
  picture = (await jpeg()).content;
});
let sent = 0;
/** Never the same bytes, which would not be stored again. */
const newPicture = () => {
  sent += 1;
  const content = Buffer.concat([picture, Buffer.from(`${sent}`)]);
  return { filename: 'a.jpg', contentType: 'image/jpeg', content };
};
const onSameService = (client: TestClient): TestClient => {
  const same = service.client();
  for (const [name, value] of client.cookies) same.cookies.set(name, value);
  return same;
};

interface Wanted {
  readonly journey: Journey;
  readonly row: Document;
}
/** One for each call, since the uploads of a request are limited. */
const wanted = new Map<EndpointName, Wanted>();
const want = async (name: EndpointName, type: string): Promise<Wanted> => {
  const journey = await signed(plain);
  const { guid } = journey.step;
  if (name === 'uploadAdditionalDoc') await askDocument(reviewerOf(plain), guid, type);
  else await refuseDocument(reviewerOf(plain), guid, type, 'sfocata');
  return { journey, row: (await findDocument(plain.deps.db, guid, type)) as Document };
};
const reupload = async (name: EndpointName, type: string): Promise<RawCall> => {
  const known = wanted.get(name) ?? (await want(name, type));
  wanted.set(name, known);
  const { journey, row } = known;
  // The upload before this one may have been stored.
  await saveDocument(plain.deps.db, row);
  const { guid, barCode } = row;
  return rawUpload(onSameService(journey.client), name, { guid, type, barCode }, newPicture());
};

const calls = {
  documentUpload: async () =>
    rawUpload((await seedRequest(plain)).client, 'documentUpload', { type: 'FRONT_DOC_1' }, newPicture()),
  videoUpload: async () => {
    const { client, guid } = await seedRequest(plain);
    return rawUpload(client, 'videoUpload', { type: VIDEO_UPLOAD_TYPE, guid }, webm());
  },
  contactUpload: () => reupload('contactUpload', 'FRONT_DOC_1'),
  reuploadDocument: () => reupload('reuploadDocument', 'FRONT_DOC_2'),
  sendTrace: async () => rawJson(await begin(plain), 'sendTrace', { trace: recording() }),
  uploadAdditionalDoc: () => reupload('uploadAdditionalDoc', otherUploadTypes.bustaPaga),
} as const satisfies Record<string, () => Promise<RawCall>>;

/** The short run's step through the awaits: an odd number, for both ways to leave. */
const APART = 5;

describe.each(sample(Object.entries(calls), 3))('%s', (_, prepare) => {
  it('[R8-10] gives everything back when its client leaves during any await', async () => {
    let isStalled = true;
    for (let place = 0; isStalled; place = placeAfter(place, APART)) {
      const { head, body } = await prepare();
      const { client, server } = await connectTo(service);
      const answered = new Promise<false>((resolve) => client.once('data', () => resolve(false)));
      const stalled = held.stall(answerAt(place)).then(() => true);
      client.write(Buffer.concat([head, body]));
      isStalled = await Promise.race([stalled, answered]);
      if (place % 2 === 0) client.resetAndDestroy();
      else client.destroy();
      await closed(server);
      held.release();
      await expectAllGivenBack();
      // At every place some await must have been found, or nothing was tried.
      if (!isStalled) expect(place).toBeGreaterThan(8);
    }
    expect(await answerTo(await prepare())).toMatch(/^HTTP\/1.1 200 .*"status":"success"/s);
  });

  it('[R8-10] gives everything back when its client leaves after any byte', async () => {
    const call = await prepare();
    const whole = Buffer.concat([call.head, call.body]);
    const anywhere = fc.oneof(
      fc.integer({ min: call.head.length - 2, max: call.head.length + 300 }),
      fc.nat(whole.length - 1),
    );
    await fc.assert(
      fc.asyncProperty(anywhere, fc.boolean(), async (length, isReset) => {
        const { client, server } = await connectTo(service);
        const written = new Promise((resolve) => client.write(whole.subarray(0, length), resolve));
        await written;
        if (isReset) client.resetAndDestroy();
        else client.destroy();
        await closed(server);
        await expectAllGivenBack();
      }),
      { numRuns: isDeep ? 15 : 5 },
    );
    expect(await answerTo(await prepare())).toMatch(/^HTTP\/1.1 200 .*"status":"success"/s);
  });
});

it('[R8-10] 32 impatient applicants during a stall of the counters leave every budget as it was', async () => {
  const all = await Promise.all(Array.from({ length: 32 }, () => calls.documentUpload()));
  void held.stall((given) => names(given, 'attempts'));
  const connections = await Promise.all(
    all.map(async (call) => {
      const connection = await connectTo(service);
      connection.client.write(Buffer.concat([call.head, call.body]));
      return connection;
    }),
  );
  await until(() => held.count() > 0 && heldBudgets()['uploads'] === 32);
  for (const { client } of connections) client.destroy();
  await Promise.all(connections.map(({ server }) => closed(server)));
  held.release();
  await expectAllGivenBack();
  expect(await answerTo(await calls.documentUpload())).toMatch(/^HTTP\/1.1 200/);
});

it('[R8-10] a recording is counted until its handler has ended, also when its client has left', async () => {
  const { head, body } = rawJson(await begin(plain), 'sendTrace', { trace: recording() });
  const { client, server } = await connectTo(service);
  const stalled = held.stall((given) => names(given, 'insert into "traces"'));
  client.write(Buffer.concat([head, body]));
  await stalled;
  client.destroy();
  await closed(server);
  expect(heldBudgets()).toEqual({ recordings: 1 });
  held.release();
  await expectAllGivenBack();
});

it('[R8-10] a temporary file that cannot be closed keeps nothing else', async () => {
  const open = filesystem.open.bind(filesystem);
  jest.spyOn(filesystem, 'open').mockImplementationOnce(async (...given) => {
    const handle = await open(...given);
    const close = handle.close.bind(handle);
    const failing = async (): Promise<void> => {
      await close();
      throw new Error('The disk is gone');
    };
    return Object.assign(handle, { close: failing });
  });
  const call = await calls.documentUpload();
  expect(await answerTo(call)).toMatch(/^HTTP\/1.1 500/);
  await expectAllGivenBack();
});

it('[R8-10] a client that left before its address was read is refused, and is no error of the service', async () => {
  const hide = (socket: Socket): void => {
    Object.defineProperty(socket, 'remoteAddress', { value: undefined });
  };
  for (const prepare of Object.values(calls)) {
    const call = await prepare();
    service.app.server.prependOnceListener('connection', hide);
    expect(await answerTo(call)).toMatch(/^HTTP\/1.1 499/);
  }
  await expectAllGivenBack();
});
