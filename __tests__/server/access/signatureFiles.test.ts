import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { slugOf } from '../../../src/contract/steps/table';
import { listAudit } from '../../../server/repositories/audit';
import { listDocuments } from '../../../server/repositories/documents';
import { contractsInOrder } from '../../../server/repositories/signing';
import { PAPER_UNREADABLE } from '../../../server/routes/contracts';
import { FILE_LOST, NOTICE_MISSING, PAPER_LOST } from '../../../server/steps/hooks/contract';
import { CURRENT, passStep, storeFiles, testService, walkTo, widgetsFor, goodValues } from '../support';

const service = testService();

type Damage = 'removed' | 'changed' | 'cut';
const damages: Readonly<Record<Damage, (key: string) => Promise<void>>> = {
  removed: (key) => service.deps.documents.remove(key),
  changed: async (key) => {
    const file = pathOf(key);
    const bytes = await readFile(file);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await writeFile(file, bytes);
  },
  cut: async (key) => writeFile(pathOf(key), (await readFile(pathOf(key))).subarray(0, 20)),
};
const pathOf = (key: string): string => path.join(service.config.DATA_DIR, 'documents', key.slice(0, 2), key);

const filesOf = async (guid: string) => {
  const documents = await listDocuments(service.deps.db, guid);
  const contracts = await contractsInOrder(service.deps.db, guid);
  return { documents, contracts };
};

it('[R4.7-01] nothing is signed, by either call, while the store cannot give back one of the files', async () => {
  const files = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });
  const damage = fc.constantFrom<Damage>('removed', 'changed', 'cut');
  await fc.assert(
    fc.asyncProperty(files, damage, fc.boolean(), async (places, how, byStep) => {
      const { client, applicant, step } = await walkTo(service, 'contract');
      const { guid, number, contracts } = step;
      for (const { stampeId, barCode = '' } of contracts)
        await client.call('presaVisione', { stampeId, barcode: barCode });
      const before = await filesOf(guid);
      const all = [...before.documents, ...before.contracts];
      expect(all).toHaveLength(7);
      for (const place of places) await damages[how](all[place]?.storageKey ?? '');
      const loses = places.some((place) => place < before.documents.length) ? FILE_LOST : PAPER_LOST;

      const { stampeId = '', barCode = '' } = contracts[0] ?? {};
      const sign = () =>
        byStep
          ? client.call('onboardingNext', { number, widgets: widgetsFor(goodValues(applicant).contract) })
          : client.call('signDocument', { guid, stampeId, barCode });
      expect(JSON.stringify(await sign())).toContain(loses);
      const { documents: marked, contracts: unsigned } = await filesOf(guid);
      expect(unsigned.filter(({ signedAt }) => signedAt !== null)).toEqual([]);
      const lost = (await listAudit(service.deps.db, guid)).filter(({ event }) => event === 'file-lost');
      expect(lost).toHaveLength(places.length);
      expect(marked.filter(({ sha256 }) => sha256 === '')).toHaveLength(
        places.filter((place) => place < before.documents.length).length,
      );

      if (loses === FILE_LOST) {
        await client.call('onboardingBack');
        const again = await client.call('onboardingNext', CURRENT);
        expect(slugOf(again.name)).toBe('identification');
        await storeFiles(service, guid);
        await passStep(service, client, applicant);
      }
      await client.call('signContractList', { guid });
      const done = await passStep(service, client, applicant);
      expect(slugOf(done.name)).toBe('thanks');
    }),
    { numRuns: 12 },
  );
});

const paperOf = async (guid: string, kind: 'questionnaire' | 'contract') => {
  const found = (await contractsInOrder(service.deps.db, guid)).find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no ${kind}`);
  return found;
};
const numbersOf = ({ stampeId, barCode }: { readonly stampeId: string; readonly barCode: string }) => ({
  stampeId,
  barCode,
});

it('[R4.7-01] a contract lost after the other was signed is made again, read again and signed', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const { guid, number, contracts } = step;
  for (const { stampeId, barCode = '' } of contracts)
    await client.call('presaVisione', { stampeId, barcode: barCode });
  const read = await paperOf(guid, 'questionnaire');
  expect(await client.call('signDocument', { guid, ...numbersOf(read) })).toMatchObject({
    status: 'success',
  });
  const signed = await paperOf(guid, 'questionnaire');
  const lost = await paperOf(guid, 'contract');
  await damages.removed(lost.storageKey);
  const sign = () =>
    client.call('onboardingNext', { number, widgets: widgetsFor(goodValues(applicant).contract) });
  expect(JSON.stringify(await sign())).toContain(PAPER_LOST);

  const { data } = await client.call('signContractList', { guid });
  const fresh = await paperOf(guid, 'contract');
  expect(data?.map(({ stampeId }) => stampeId)).toEqual([signed.stampeId, fresh.stampeId]);
  expect(fresh.stampeId).not.toBe(lost.stampeId);
  const { signedAt, storageKey } = await paperOf(guid, 'questionnaire');
  expect([signedAt !== null, storageKey]).toEqual([true, signed.storageKey]);
  // It is another document: unread.
  expect(JSON.stringify(await sign())).toContain(NOTICE_MISSING);
  expect((await client.send('stampaContratto', numbersOf(fresh))).statusCode).toBe(200);
  expect(slugOf((await passStep(service, client, applicant)).name)).toBe('thanks');
  expect((await paperOf(guid, 'contract')).signedAt).not.toBeNull();
});

it('[R4.7-01] a contract that is lost before it was read is made again once somebody has asked for it', async () => {
  const { client, applicant, step } = await walkTo(service, 'contract');
  const lost = await paperOf(step.guid, 'contract');
  await damages.cut(lost.storageKey);
  for (let time = 0; time < 2; time += 1) {
    const answer = await client.send('stampaContratto', numbersOf(lost));
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining(PAPER_UNREADABLE)]);
  }
  const events = (await listAudit(service.deps.db, step.guid)).filter(({ event }) => event === 'file-lost');
  expect(events).toMatchObject([{ details: { kind: 'contract', stampeId: lost.stampeId } }]);
  await client.call('signContractList', { guid: step.guid });
  const fresh = await paperOf(step.guid, 'contract');
  expect((await client.send('stampaContratto', numbersOf(fresh))).statusCode).toBe(200);
  expect(slugOf((await passStep(service, client, applicant)).name)).toBe('thanks');
});
