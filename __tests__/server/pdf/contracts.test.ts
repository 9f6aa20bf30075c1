import { createHash } from 'node:crypto';
import { endpointOf, fillPath } from '../../../src/contract/endpoints';
import type { Contract } from '../../../src/contract/wire';
import { saveAnswers } from '../../../server/repositories/answers';
import { findContract } from '../../../server/repositories/contracts';
import { contractsInOrder, markSigned } from '../../../server/repositories/signing';
import { readPdf } from './readPdf';
import { applicant, seedRequest, type Seeded } from '../seed';
import { testService, type TestClient } from '../support';

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
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

describe('the contract list', () => {
  it('[R3.5-01] [R7.5-06] [R7.5-13] holds the questionnaire at 0 and the contract at 1, the same by both calls', async () => {
    const contracts = await list();
    expect(contracts.map(({ description }) => description)).toEqual(['Questionario', 'Contratto']);
    for (const { stampeId, barCode } of contracts) {
      expect(stampeId).toMatch(/^[\w-]{20,}$/);
      expect(barCode).toMatch(/^\d{16}$/);
    }
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
    expect((await contractsInOrder(service.deps.db, own.guid)).map(({ noticeAt }) => noticeAt)).toEqual([
      null,
      null,
    ]);
    const { text } = await readPdf((await print(after[1] as Contract)).rawPayload);
    expect(text).toContain('Corso Buenos Aires 1');
    expect((await print(before[1] as Contract)).statusCode).toBe(404);
  });

  it('[R4.7-01] leaves signed documents as they were signed', async () => {
    const before = await list();
    await markSigned(service.deps.db, own.guid, service.clock.now());
    const changed = { widget: 'residenza', component: 'indirizzo', value: 'Via Nuova 2' };
    await saveAnswers(service.deps.db, own.guid, 'address-info', [changed], service.clock.now());
    expect(await list()).toEqual(before);
  });

  it('[R7.5-06] is empty before the contract step, and refused for another request', async () => {
    const early = await seedRequest(service, { step: 'card' });
    expect(await list('contactContractList', early)).toEqual([]);
    const refused = await early.client.send('contactContractList', { guid: own.guid });
    expect(refused.statusCode).toBe(404);
  });
});

describe('stampa', () => {
  it("[R7.2-09] [R2.10-01] prints the applicant's own data as a PDF in the page, never cached", async () => {
    const [questionnaire, contract] = await list();
    for (const entry of [questionnaire, contract] as Contract[]) {
      const response = await print(entry);
      expect(response.headers['content-type']).toBe('application/pdf');
      expect(response.headers['content-disposition']).toMatch(
        /^inline; filename="(questionario|contratto)-\d{16}\.pdf"$/,
      );
      expect(response.headers['cache-control']).toBe('no-store');
      const { text, pages } = await readPdf(response.rawPayload);
      expect(text).toContain(applicant.cf);
      expect(text).toContain(`${applicant.nome} ${applicant.cognome}`);
      expect(text).toContain(`Pagina 1 di ${pages.length}`);
      expect(text).toContain('Apertura è un servizio dimostrativo');
      const stored = await findContract(service.deps.db, own.guid, {
        stampeId: entry.stampeId,
        barCode: entry.barCode ?? '',
      });
      expect(stored?.sha256).toBe(sha256(response.rawPayload));
    }
    const { text } = await readPdf((await print(questionnaire as Contract)).rawPayload);
    for (const words of [
      'Ditta individuale',
      '62.10',
      'Reddito da lavoro autonomo',
      'Uso commerciale/professionale',
      'Lombardia',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('[R7.2-09] keeps the path of the contract table, .pdf included', async () => {
    const [first] = (await list()) as [Contract];
    const path = fillPath(endpointOf('stampaContratto').path, {
      stampeId: first.stampeId,
      barCode: first.barCode,
    });
    expect(path.endsWith(`${first.barCode}.pdf`)).toBe(true);
    expect((await own.client.inject({ url: path })).statusCode).toBe(200);
    expect((await own.client.inject({ url: path.replace('.pdf', '') })).statusCode).toBe(404);
  });
});

describe('presaVisione', () => {
  it('[R7.2-08] records the notice of each document, the first time for good', async () => {
    const [questionnaire, contract] = (await list()) as [Contract, Contract];
    expect(await notice(questionnaire)).toEqual({ status: 'success' });
    const first = service.clock.now();
    service.clock.pass({ seconds: 30 });
    expect(await notice(questionnaire)).toEqual({ status: 'success' });
    const [stored, other] = await contractsInOrder(service.deps.db, own.guid);
    expect(stored?.noticeAt).toEqual(first);
    expect(other?.noticeAt).toBeNull();
    expect(await notice(contract)).toEqual({ status: 'success' });
  });

  it("[R7.2-08] says 'product code not found' for what it does not know", async () => {
    const [questionnaire] = (await list()) as [Contract];
    const expected = { status: 'bad_request', message: 'product code not found' };
    expect(await notice({ stampeId: 'x', barCode: '1' })).toMatchObject(expected);
    expect(await notice(questionnaire, service.client())).toMatchObject(expected);
    expect(await notice(questionnaire, (await seedRequest(service)).client)).toMatchObject(expected);
  });
});

describe('signing', () => {
  const sign = async () => {
    const { number, widgets } = await own.client.call('onboardingNext', { number: null, widgets: [] });
    const firma = { name: 'firma', code: 'FIRMA', errorMessage: [], components: [
      { name: 'signedContract', value: 'true', status: '', errorMessage: [] },
    ] }; // prettier-ignore
    return own.client.call('onboardingNext', {
      number,
      widgets: [...widgets.filter(({ name }) => name !== 'firma'), firma],
    });
  };

  it('[R4.7-01] asks for both notices first, then signs both documents, whose bytes stay', async () => {
    const contracts = await list();
    await notice(contracts[0] as Contract);
    const refused = await sign();
    expect(refused.name).toBe('Firma il contratto');
    expect(JSON.stringify(refused.widgets)).toContain('Prima di firmare apri e leggi');
    await notice(contracts[1] as Contract);
    service.clock.pass({ seconds: 10 });
    expect((await sign()).name).toBe('Richiesta completata');
    const signed = await contractsInOrder(service.deps.db, own.guid);
    expect(signed.map(({ signedAt }) => signedAt)).toEqual([service.clock.now(), service.clock.now()]);
    expect(await list('signContractList')).toEqual(contracts);
    for (const [index, entry] of contracts.entries()) {
      expect(sha256((await print(entry)).rawPayload)).toBe(signed[index]?.sha256);
    }
  });
});
