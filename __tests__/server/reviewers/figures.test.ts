import { eq } from 'drizzle-orm';
import { documents, requests } from '../../../server/db/schema';
import type { Figures } from '../../../server/figures/figures';
import { saveTally } from '../../../server/figures/tally';
import { recordAudit } from '../../../server/repositories/audit';
import { sumDailyCounts } from '../../../server/repositories/dailyCounts';
import { saveDocument } from '../../../server/repositories/documents';
import { seedRequest } from '../seed';
import { newApplicant, testReplica, testService } from '../support';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';

const service = testService();
const replica = testReplica(service);
const NAME = 'Fede Figure';
const HTML = 'text/html; charset=utf-8';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148';
let token: string;

const figures = async (query = '') => {
  const answer = await apiOf(service, token)(`/figures${query}`);
  return { status: answer.statusCode, data: answer.json<{ data: Figures }>().data };
};
const csv = async (query = '') => (await apiOf(service, token)(`/figures.csv${query}`)).body;

const seed = async (number: number, changes: Parameters<typeof seedRequest>[1], reason?: string) => {
  const at = service.clock.now();
  for (let one = 0; one < number; one += 1) {
    const { guid } = await seedRequest(service, changes);
    const { db } = service.deps;
    const stored = { guid, at, event: 'document-stored', details: { type: 'FRONT_DOC_1' } };
    await recordAudit(db, stored, stored);
    if (reason === undefined) continue;
    await recordAudit(db, {
      guid,
      at,
      event: 'review-refused',
      details: { document: 'FRONT_DOC_1', by: NAME },
    });
    await saveDocument(db, {
      ...{ guid, type: 'FRONT_DOC_1', storageKey: guid, contentType: 'image/jpeg', size: 1, sha256: '' },
      ...{ receivedSha256: '', barCode: '', additional: false, reading: '', createdAt: at, askedAt: at },
      ...{ sign: 'false', feedback: `KO ${reason}` },
    });
  }
};

beforeAll(async () => {
  token = await reviewerToken(service, NAME);
  const at = service.clock.now();
  const done = { step: 'thanks', completedAt: at } as const;
  await seed(7, { step: 'card' });
  await seed(3, { step: 'contract' });
  await seed(6, { ...done, state: 'document_ko' }, '=Foto sfocata');
  await seed(2, { ...done, state: 'document_ko' }, 'Il signor Rossi non si vede');
  await seed(4, { ...done, state: 'concluded' });
  await seed(1, { ...done, state: 'refused' });
  for (let one = 0; one < 6; one += 1) {
    const client = service.client();
    const headers = { 'user-agent': PHONE };
    await client.send('productInfo');
    await client.inject({
      ...{ method: 'POST', url: '/wgt/product/onboarding/start', headers },
      payload: { code: 'DITTA_INDIVIDUALE' },
    });
    await client.call('validateEmail', { indirizzo: 'nobody' });
  }
  service.clock.pass({ minutes: 61 });
});

it('[R4.9-01] [R6-01] show reached, left and finished of each page, and nothing below five', async () => {
  const { data } = await figures();
  const page = (name: string) => data.pages.find((one) => one.page === name);
  expect(data.period).toBe('2026-11');
  expect(data.pages.length).toBe(14);
  // Six at the first page, seven at the card, three at the contract, thirteen signed.
  expect(page('ci-info')).toMatchObject({
    ...{ step: 'contact-info', reached: 25, reachedAtMost: 29, finished: 20, left: 5, current: '<5' },
    leftPercent: [17, 36],
  });
  expect(page('card')).toMatchObject({ reached: 20, finished: 15, left: 5, leftPercent: [21, 45] });
  expect(page('contract')).toMatchObject({ reached: 15, finished: 10, left: '<5', leftPercent: null });
  expect(data.signed).toEqual({
    ...{ all: 10, allAtMost: 16 },
    ...{ waiting: '<5', asked: 5, accepted: '<5', rejected: '<5', medianDays: null },
  });
  // At most as many as are told to have come to its page.
  expect(data.retakes).toEqual([{ type: 'FRONT_DOC_1', requests: 15 }]);
});

it('[R6-01] show why calls were refused and the devices, and no text of fewer than five requests', async () => {
  const { data } = await figures();
  expect(data.refusals).toEqual([{ reason: 'fieldInvalid', field: 'email', number: 5 }]);
  expect(data.devices[0]).toEqual({ device: 'phone', begun: 5, signed: '<5' });
  expect(data.engines[1]).toEqual({ engine: 'webkit', begun: 5, signed: '<5' });
  expect(data.refusedDocuments).toEqual([{ document: 'FRONT_DOC_1', requests: 5 }]);
  expect(data.refusedReasons).toEqual([{ reason: '=Foto sfocata', requests: 5 }]);
  expect(JSON.stringify(data) + (await csv())).not.toContain('Rossi');
});

it('[R6-01] are a table with heads on the page, whose bars nobody needs, and the same in the CSV', async () => {
  const browser = await signedInReviewer(service, NAME, token);
  const { body } = await browser.inject({ url: '/review/figures' });
  expect(body).toMatch(/<th scope="row" role="rowheader">\s*Carta<svg class="bar" aria-hidden="true"/);
  expect(body).toMatch(/data-head="Lasciate">\s*5\s*<\/td>/);
  expect(body).toContain('<span aria-hidden="true">&lt;5</span><span class="hidden">meno di 5</span>');
  expect(body).not.toMatch(/<script|style="|https?:\/\/(?!www\.w3\.org)/);
  const lines = (await csv()).split('\r\n');
  expect(lines[0]).toBe('\uFEFFSezione;Voce;Misura;Valore');
  expect(lines).toContain('Dove si fermano;Carta;Lasciate;5');
  expect(lines).toContain('Dove si fermano;Carta;In corso;<5');
  expect(lines).toContain('Dove si fermano;Carta;Quota lasciata;21–45\u00A0%');
  // A spreadsheet would take it for a formula.
  expect(lines).toContain("Motivi dei documenti ancora rifiutati;'=Foto sfocata;Richieste;5");
});

it('[R6-01] are of one of twelve months, which do not overlap, and who looked is in the audit', async () => {
  expect((await figures('?period=2026-12')).status).toBe(400);
  expect((await figures('?period=2025-11')).status).toBe(400);
  expect((await figures('?period=2026')).status).toBe(400);
  const { status, data } = await figures('?period=2025-12');
  expect([status, data.pages[0]?.left, data.refusals]).toEqual([200, '<5', []]);
});

it('[R6-01] of an unknown month are a page with the months to choose from, and JSON for other clients', async () => {
  const browser = await signedInReviewer(service, NAME, token);
  const answer = (url: string, accept: string) => browser.inject({ url, headers: { accept } });
  for (const query of ['2020-01', '2026-13', '2020', '&period=2026-11', '2026-11&period=2026-10', '%3Cb%3E'])
    for (const path of ['figures', 'figures.csv']) {
      const url = `/review/${path}?period=${query}`;
      const page = await answer(url, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect([query, page.statusCode, page.headers['content-type']]).toEqual([query, 404, HTML]);
      expect(page.body).toMatch(/<option value="2026-11"\s*>[\s\S]*<option value="2025-12"/);
      expect(page.body).not.toMatch(/<table|<b>/);
      expect((await answer(url, 'application/json')).json()).toMatchObject({ status: 'bad_request' });
    }
});

it('[R6-01] are computed once a minute, however often anybody looks', async () => {
  const { db } = service.deps;
  service.clock.pass({ minutes: 2 });
  const left = async () => (await figures()).data.pages.at(9)?.left;
  expect(await left()).toBe(5);
  await db.update(requests).set({ step: 'contract' }).where(eq(requests.step, 'card'));
  expect(await left()).toBe(5);
  service.clock.pass({ minutes: 1 });
  expect(await left()).toBe('<5');
  expect(await db.$count(documents)).toBe(8);
});

it('[R6-01] counts of two processes are added, once each', async () => {
  const { db } = service.deps;
  const refused = async () =>
    (await sumDailyCounts(db, '2026-11-01', '2026-12-01')).find(({ label }) => label === 'fieldInvalid cf');
  for (const { client } of [service, replica]) {
    const { nome, cognome } = newApplicant();
    const one = client();
    await one.call('productInfo');
    await one.call('onboardingStart', { code: 'DITTA_INDIVIDUALE' });
    await one.call('checkCustomerInfo', { nome, cognome, codiceFiscale: 'X', intestatari: 1 });
  }
  for (let times = 0; times < 2; times += 1) for (const { deps } of [service, replica]) await saveTally(deps);
  expect(await refused()).toMatchObject({ number: 2 });
});

it('[R6-01] small steps count in the number that reached a page, and a wide total is marked', async () => {
  service.clock.pass({ minutes: 60 * 24 * 30 });
  const steps = ['address-info', 'company-info', 'self-certifications', 'card', 'identification'] as const;
  await seed(9, { step: 'contact-info' });
  for (const step of steps) await seed(4, { step });
  const at = service.clock.now();
  for (const state of ['completed', 'document_ko', 'concluded', 'refused'] as const)
    await seed(4, { step: 'thanks', completedAt: at, state });
  service.clock.pass({ minutes: 61 });
  const { data } = await figures('?period=2026-12');
  expect(data.pages[0]).toMatchObject({ reached: 45, reachedAtMost: 49 });
  // Sixteen would reveal that each of the four outcomes has four.
  expect(data.signed).toMatchObject({ all: 10, allAtMost: 16 });
  expect(await csv('?period=2026-12')).toContain('Dopo la firma;Firmate;Numero;almeno 10\r\n');
});
