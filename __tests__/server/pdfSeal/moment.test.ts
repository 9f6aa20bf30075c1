import fc from 'fast-check';
import { evidenceOf } from '../../../server/evidence/evidence';
import { CLOCKS_DIFFER_MAX_MS, requireTimely } from '../../../server/pdfSeal/timeStamp/clocks';
import { addTimeStamps } from '../../../server/jobs';
import { openContract } from '../../../server/pdf/openContract';
import { findRequest } from '../../../server/repositories/requests';
import { contractsInOrder } from '../../../server/repositories/signing';
import { applicant, seedRequest } from '../seed';
import { submit, testService } from '../support';
import { signDocuments } from '../support/signing';
import { startAuthority, type Authority } from './authority';
import { testFolder } from './tools';

const folder = testFolder();
let authority: Authority;
beforeAll(async () => {
  authority = await startAuthority(folder, () => service.clock.now());
});
afterAll(() => authority.stop());
const service = testService(() => ({
  environment: { SIGNATURE_CODE: 'on', TSA_URL: authority.url },
}));
afterEach(() => {
  jest.restoreAllMocks();
  authority.now = () => service.clock.now();
});

const pass = (milliseconds: number): void => service.clock.pass({ seconds: milliseconds / 1000 });

const milliseconds = fc.integer({ min: 0, max: 20_000 });
const times = fc.record({
  put: milliseconds,
  get: milliseconds,
  sign: milliseconds,
  send: milliseconds,
  typing: milliseconds,
});

type Call = (...given: unknown[]) => Promise<unknown>;

const slowDown = (owner: object, name: string, delay: number): void => {
  const methods = owner as Record<string, Call>;
  const real = methods[name]?.bind(owner);
  jest.spyOn(methods, name).mockImplementation(async (...given) => {
    pass(delay);
    return real?.(...given);
  });
};

/** The time in the seal, in epoch seconds: PDF has no fractions. */
const sealedAt = (pdf: Buffer | undefined): number => {
  const [, ...parts] =
    [...(pdf ?? '').toString('latin1').matchAll(/\/M \(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z/g)].at(-1) ??
    [];
  const [year = 0, month = 1, ...rest] = parts.map(Number);
  return Date.UTC(year, month - 1, ...rest) / 1000;
};
const inSeconds = (at: Date | null): number => Math.floor((at?.getTime() ?? 0) / 1000);

const readBoth = async (): ReturnType<typeof seedRequest> => {
  const seeded = await seedRequest(service, { step: 'contract' });
  const { data } = await seeded.client.call('signContractList', { guid: seeded.guid });
  for (const { stampeId, barCode = '' } of data)
    await seeded.client.call('presaVisione', { stampeId, barcode: barCode });
  return seeded;
};

const momentOf = async (guid: string): Promise<string | undefined> => {
  const rows = await contractsInOrder(service.deps.db, guid);
  const files = await Promise.all(rows.map((row) => openContract(service.deps, row)));
  expect(files.map(sealedAt)).toEqual(rows.map(({ signedAt }) => inSeconds(signedAt)));
  expect(rows[0]?.signedAt).toEqual(rows[1]?.signedAt);
  const { events = [] } = (await evidenceOf(service.deps, guid)) ?? {};
  const signed = events.filter(({ row }) => row.event === 'document-signed');
  expect(signed).toHaveLength(2);
  const at = rows[0]?.signedAt?.toISOString();
  expect(signed.flatMap(({ row }) => [row.at, row.details['signedAt']])).toEqual([at, at, at, at]);
  return at;
};

it('[R4.7-01] asked, sent, entered, signed and stamped follow each other, and signing has one time', async () => {
  await fc.assert(
    fc.asyncProperty(times, async ({ typing, ...slow }) => {
      // The seeded requests share their phone, which gets so many codes a day.
      service.clock.pass({ minutes: 24 * 60 });
      const { client, guid } = await readBoth();
      const { documents, sealKey, sms, clock, db } = service.deps;
      slowDown(documents, 'put', slow.put);
      slowDown(documents, 'get', slow.get);
      slowDown(sealKey, 'sign', slow.sign);
      slowDown(sms, 'send', slow.send);
      const values = (otpFirma: string) => ({ firma: { signedContract: 'true' }, codiceFirma: { otpFirma } });
      const asked = clock.now().toISOString();
      await submit(client, values(''));
      pass(typing);
      await submit(client, values(await service.lastCode(`+39${applicant.cellulare}`)));
      await addTimeStamps(service.deps);
      jest.restoreAllMocks();

      const signed = await momentOf(guid);
      expect((await findRequest(db, guid))?.completedAt?.toISOString()).toBe(signed);
      const { events = [], codes = [] } = (await evidenceOf(service.deps, guid)) ?? {};
      const [sent, entered] = codes.filter(({ purpose }) => purpose === 'signature').map(({ at }) => at);
      const stamped = events.filter(({ row }) => row.event === 'document-stamped').map(({ row }) => row.at);
      expect(stamped).toHaveLength(2);
      const order = [asked, sent, entered, signed, ...stamped];
      expect(order).toEqual([...order].sort());
      const recorded = events.map(({ row }) => row.at);
      expect(recorded).toEqual([...recorded].sort());
    }),
    { numRuns: 8 },
  );
});

it('[R4.7-01] documents that are signed without the step have the time in their seals, too', async () => {
  const { guid } = await readBoth();
  slowDown(service.deps.documents, 'put', 4000);
  await signDocuments(service, guid);
  await momentOf(guid);
});

it('[R4.7-01] a time stamp from before the signature, or of a clock far from ours, is asked for again', async () => {
  await addTimeStamps(service.deps);
  const { guid } = await readBoth();
  await signDocuments(service, guid);
  const { log, db } = service.deps;
  const warn = jest.spyOn(log, 'warn');
  const stampedAt = async () => (await contractsInOrder(db, guid)).map((row) => row.stampedAt);
  const YEAR = 365 * 24 * 3600;
  const SMALL = 3;
  const asked = authority.asked.length;
  for (const [at, seconds] of [-SMALL, -300, 300, -YEAR, YEAR].entries()) {
    authority.now = () => new Date(service.clock.now().getTime() + seconds * 1000);
    await addTimeStamps(service.deps);
    expect([authority.asked.length - asked, ...(await stampedAt())]).toEqual([2 * (at + 1), null, null]);
    service.clock.pass({ minutes: 30 });
  }
  const said = warn.mock.calls.filter((call) => /clock/.test(String(call.at(-1))));
  expect(said).toHaveLength(1);

  // A little behind: by now that is after the signature.
  authority.now = () => new Date(service.clock.now().getTime() - SMALL * 1000);
  await addTimeStamps(service.deps);
  const [signedAt] = (await contractsInOrder(db, guid)).map((row) => row.signedAt);
  for (const at of await stampedAt()) expect(at?.getTime()).toBeGreaterThan(signedAt?.getTime() ?? Infinity);
});

it('[R4.7-01] takes a time stamp if and only if it is near the clock and not before the signature', () => {
  const near = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(near, fc.nat(15_000), near, (signed, took, stamped) => {
      const asked = service.clock.now();
      const [signedAt, answered, at] = [signed, took, stamped].map((ms) => new Date(asked.getTime() + ms));
      if (!signedAt || !answered || !at) return;
      const isAfter = inSeconds(at) >= inSeconds(signedAt);
      const isNear = stamped >= -CLOCKS_DIFFER_MAX_MS - 1000 && stamped <= took + CLOCKS_DIFFER_MAX_MS;
      const check = () => requireTimely(at, { signedAt, asked, answered });
      if (isAfter && isNear) expect(check).not.toThrow();
      else expect(check).toThrow('The time stamp is');
    }),
  );
});
