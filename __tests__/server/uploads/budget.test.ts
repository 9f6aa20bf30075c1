import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { emptyTempFiles } from '../../../server/uploads/tempFiles';
import { OVERLOADED } from '../../../server/errors/refusal';
import { jpeg } from '../../../scripts/testing/samples/pictures';
import { seedRequest } from '../seed';
import { startTestApp, type TestApp } from '../support';
import { listen } from '../support/listening';
import { answerOf, formOf, incoming, openUpload, until } from '../support/uploading';

const TYPE = 'FRONT_DOC_1';
const KB = 1024;
const BUSY = { httpStatus: 503, retryAfter: 5, body: { status: 'error', message: OVERLOADED } };

const open: TestApp[] = [];
const start = async (environment: Record<string, string>) => {
  const service = await startTestApp({ environment });
  open.push(service);
  return { service, origin: await listen(service) };
};
afterEach(async () => {
  for (const service of open.splice(0)) await service.close();
});

describe('the bytes of uploads under way', () => {
  it('[R8-10] have one budget: an upload that announces more than is left is refused before it is read', async () => {
    const { service, origin } = await start({ UPLOAD_BUDGET_MB: '1' });
    const [one, other] = [await seedRequest(service), await seedRequest(service)];
    const first = openUpload(origin, one.client, 900 * KB);
    first.write(formOf(TYPE, Buffer.alloc(100)).subarray(0, 200));
    await until(() => incoming(service).length === 1);
    const second = openUpload(origin, other.client, 200 * KB);
    second.flushHeaders();
    expect(await answerOf(second)).toMatchObject(BUSY);
    second.destroy();
    const small = await other.client.multipart('documentUpload', { type: TYPE }, await jpeg());
    expect(small.json()).toMatchObject({ status: 'success' });
    first.destroy();
    await until(() => incoming(service).length === 0);
    // Alone, what is larger than the budget is taken too: it would never have its turn.
    const large = formOf(TYPE, (await jpeg(2000, 1500)).content);
    const third = openUpload(origin, other.client, large.length);
    third.end(large);
    expect(await answerOf(third)).toMatchObject({ httpStatus: 200, body: { status: 'success' } });
  });

  it('[R8-10] an address has a quarter, whatever number of requests it sends for', async () => {
    const { service, origin } = await start({ UPLOAD_BUDGET_MB: '4', TRUST_PROXY: 'loopback' });
    const requests = await Promise.all([1, 2, 3].map(() => seedRequest(service)));
    const begin = (index: number, address: string) => {
      const begun = openUpload(origin, requests[index]?.client ?? service.client(), 700 * KB, address);
      begun.write(formOf(TYPE, Buffer.alloc(100)).subarray(0, 200));
      return begun;
    };
    const first = begin(0, '203.0.113.1');
    await until(() => incoming(service).length === 1);
    const same = begin(1, '203.0.113.1');
    expect(await answerOf(same)).toMatchObject(BUSY);
    const elsewhere = begin(2, '203.0.113.2');
    await until(() => incoming(service).length === 2);
    for (const one of [first, same, elsewhere]) one.destroy();
  });

  it('[R8-10] are on disk and not in memory, under no name, and gone with the call', async () => {
    const { service, origin } = await start({});
    const own = await seedRequest(service);
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = (): number => {
      collect();
      return process.memoryUsage().arrayBuffers;
    };
    const size = 14_000_000;
    const content = Buffer.alloc(size, 0x5a);
    const body = formOf(TYPE, content);
    const before = held();
    const begun = Array.from({ length: 8 }, () => openUpload(origin, own.client, body.length));
    for (const one of begun) one.write(body.subarray(0, size));
    await until(() => incoming(service).filter((bytes) => bytes > size - 200_000).length === 8);
    await until(() => held() - before < 2 * size);
    const folder = join(service.config.DATA_DIR, 'incoming');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual([]);
    for (const one of begun.slice(1)) one.destroy();
    begun[0]?.end(body.subarray(size));
    // No picture: the file was read to its end.
    if (begun[0]) expect(await answerOf(begun[0])).toMatchObject({ httpStatus: 415 });
    await until(() => incoming(service).length === 0);
  });

  it('leave nothing behind where the process was killed: its start empties their folder', async () => {
    const { service } = await start({});
    const folder = join(service.config.DATA_DIR, 'incoming');
    await writeFile(join(folder, 'left'), 'by a process that was killed');
    await emptyTempFiles(service.config.DATA_DIR);
    expect(await readdir(folder)).toEqual([]);
  });
});
