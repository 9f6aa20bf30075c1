import { endpointOf, fillPath } from '../../../src/contract/endpoints';
import type { Contract } from '../../../src/contract/wire';
import { saveAnswers } from '../../../server/repositories/answers';
import { listAudit } from '../../../server/repositories/audit';
import { findContract, setRead } from '../../../server/repositories/contracts';
import { contractsInOrder } from '../../../server/repositories/signing';
import { sha256 } from '../../../server/uploads/storeFile';
import { readPdf } from './readPdf';
import { applicant, seedRequest, type Seeded } from '../seed';
import { CURRENT, testService, widgetsFor, type TestClient } from '../support';

const service = testService();
let own: Seeded;
beforeEach(async () => {
  own = await seedRequest(service, { step: 'contract' });
});

const list = async (
  name: 'contactContractList' | 'signContractList' = 'contactContractList',
  { client, guid } = own,
) => (await client.call(name, { guid })).data;
const print = ({ stampeId, barCode = '' }: Contract, client: TestClient = own.client) =>
  client.send('stampaContratto', { stampeId, barCode });
const notice = ({ stampeId, barCode = '' }: Contract, client: TestClient = own.client) =>
  client.call('presaVisione', { stampeId, barcode: barCode });

describe('the contract list', () => {
  it('[R3.5-01] [R7.5-06] [R7.5-13] holds the questionnaire at 0 and the contract at 1, the same by both calls', async () => {
    const contracts = await list();
    expect(contracts.map(({ description }) => description)).toEqual(['Questionario', 'Contratto']);
    expect(await list('signContractList')).toEqual(contracts);
  });

  it('[R7.5-06] makes each document once, even when it is asked for twice at the same time', async () => {
    const [first, second] = await Promise.all([list(), list()]);
    expect(first).toEqual(second);
    expect(await contractsInOrder(service.deps.db, own.guid)).toHaveLength(2);
  });

  it('[R7.5-06] makes new documents, to be noticed again, once an answer has changed', async () => {
    const before = await list();
    await notice(before[0] as Contract);
    const changed = { widget: 'residenza', component: 'indirizzo', value: 'Corso Buenos Aires 1' };
    await saveAnswers(service.deps.db, own.guid, 'address-info', [changed], service.clock.now());
    const after = await list();
    expect(after[0]?.stampeId).not.toBe(before[0]?.stampeId);
    const noticed = (await contractsInOrder(service.deps.db, own.guid)).map(({ noticeAt }) => noticeAt);
    expect(noticed).toEqual([null, null]);
    const late = { guid: own.guid, kind: 'questionnaire', stampeId: before[0]?.stampeId ?? '' } as const;
    const entry = { at: service.clock.now(), event: 'document-noticed', details: {} };
    await setRead(service.deps.db, late, entry);
    expect((await contractsInOrder(service.deps.db, own.guid))[0]?.noticeAt).toBeNull();
    const events = (await listAudit(service.deps.db, own.guid)).map(({ event }) => event);
    expect(events.filter((event) => event === entry.event)).toHaveLength(1);
    const { text } = await readPdf((await print(after[1] as Contract)).rawPayload);
    expect(text).toContain('Corso Buenos Aires 1');
    expect((await print(before[1] as Contract)).statusCode).toBe(404);
  });

  it('[R4.7-01] leaves the documents as they were once one of them is signed', async () => {
    const before = await list();
    const { stampeId = '', barCode = '' } = before[0] ?? {};
    await notice(before[0] as Contract);
    const signed = await own.client.call('signDocument', { guid: own.guid, stampeId, barCode });
    expect(signed).toMatchObject({ status: 'success' });
    const changed = { widget: 'residenza', component: 'indirizzo', value: 'Via Nuova 2' };
    await saveAnswers(service.deps.db, own.guid, 'address-info', [changed], service.clock.now());
    expect(await list()).toEqual(before);
  });

  it('[R7.5-06] is empty before the contract step', async () => {
    expect(await list('contactContractList', await seedRequest(service, { step: 'card' }))).toEqual([]);
  });
});

describe('stampa', () => {
  it("[R7.2-09] [R2.10-01] prints the applicant's own data as a PDF in the page, never cached", async () => {
    const [questionnaire, contract] = await list();
    for (const entry of [questionnaire, contract] as Contract[]) {
      const { stampeId, barCode = '' } = entry;
      const path = fillPath(endpointOf('stampaContratto').path, { stampeId, barCode });
      expect(path).toContain(`${barCode}.pdf`);
      const response = await own.client.inject({ url: path });
      expect(response.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(
          /^inline; filename="(questionario|contratto)-\d{16}\.pdf"$/,
        ),
        'cache-control': 'no-store',
      });
      const { text } = await readPdf(response.rawPayload);
      for (const mine of [applicant.cf, `${applicant.nome} ${applicant.cognome}`])
        expect(text).toContain(mine);
      expect(text).toContain('Servizio dimostrativo');
      const stored = await findContract(service.deps.db, own.guid, { stampeId, barCode });
      expect(stored?.sha256).toBe(sha256(response.rawPayload));
      expect((await own.client.inject({ url: path.replace('.pdf', '') })).statusCode).toBe(404);
    }
    const { text } = await readPdf((await print(questionnaire as Contract)).rawPayload);
    for (const words of ['Ditta individuale', '23.41', 'Uso commerciale/professionale', 'Lombardia'])
      expect(text).toContain(words);
  });
});

describe('presaVisione', () => {
  it("[R7.2-08] says 'product code not found' for what it does not know", async () => {
    const [questionnaire] = (await list()) as [Contract];
    const expected = { status: 'bad_request', message: 'product code not found' };
    expect(await notice({ stampeId: 'x', barCode: '1' })).toMatchObject(expected);
    expect(await notice(questionnaire, service.client())).toMatchObject(expected);
    expect(await notice(questionnaire, (await seedRequest(service)).client)).toMatchObject(expected);
  });
});

it('[R4.7-01] a signature asks for both notices first, then signs what is not signed yet; the bytes stay', async () => {
  const sign = async () => {
    const { number, widgets } = await own.client.call('onboardingNext', CURRENT);
    const others = widgets.filter(({ name }) => name !== 'firma');
    const firma = widgetsFor({ firma: { signedContract: 'true' } });
    return own.client.call('onboardingNext', { number, widgets: [...others, ...firma] });
  };
  const contracts = await list();
  await notice(contracts[0] as Contract);
  const refused = await sign();
  expect(refused.name).toBe('Firma il contratto');
  expect(JSON.stringify(refused.widgets)).toContain('Prima di firmare apri e leggi');
  await notice(contracts[1] as Contract);
  const { stampeId = '', barCode = '' } = contracts[0] ?? {};
  const early = service.clock.now();
  await own.client.call('signDocument', { guid: own.guid, stampeId, barCode });
  service.clock.pass({ seconds: 5 });
  expect((await sign()).name).toBe('Richiesta completata');
  const signed = await contractsInOrder(service.deps.db, own.guid);
  expect(signed.map(({ signedAt }) => signedAt)).toEqual([early, service.clock.now()]);
  expect(await list('signContractList')).toEqual(contracts);
  for (const [index, entry] of contracts.entries())
    expect(sha256((await print(entry)).rawPayload)).toBe(signed[index]?.sha256);
});
