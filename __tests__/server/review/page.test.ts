import { REASON_MAX_LENGTH } from '../../../server/review/acceptOrRefuse';
import { findRequest } from '../../../server/repositories/requests';
import { signed, startTestApp, walkTo, type TestApp } from '../support';
import { productionEnvironment } from '../support/production';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const HTML = { accept: 'text/html' };
const pageOf = (guid: string, query = '') =>
  service.client().inject({ url: `/sandbox/requests/${guid}${query}`, headers: HTML });
/** A form as a browser sends it. */
const submit = (guid: string, name: string, fields: Record<string, string>, headers = {}) =>
  service.client().inject({
    method: 'POST',
    url: `/sandbox/requests/${guid}/${name}`,
    headers: {
      ...HTML,
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:3000',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
const stateOf = async (guid: string) => (await findRequest(service.deps.db, guid))?.state;
const actionsIn = (body: string): string[] =>
  [...body.matchAll(/<form[^>]* action="[^"]*\/([\w-]+)"/g)].map(([, name = '']) => name);

describe('the page of a request', () => {
  it('shows what it consists of, what may be done, and the way to the applicant’s pages', async () => {
    const { applicant, step } = await signed(service);
    const { body, headers, statusCode } = await pageOf(step.guid);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'");
    for (const text of [applicant.email, applicant.cellulare, applicant.cf, 'In revisione', 'Da verificare'])
      expect(body).toContain(text);
    for (const path of ['/resume/', '/reupload/']) expect(body).toContain(`href="${path}${step.guid}"`);
    for (const type of ['FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_'])
      expect(body).toContain(`/sandbox/documents/${step.guid}/${type}"`);
    expect(new Set(actionsIn(body))).toEqual(new Set(['accept-all', 'accept', 'refuse', 'ask']));
    expect(body).toContain(`maxlength="${REASON_MAX_LENGTH}"`);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(body).toContain('Prima accetta: Carta d&#39;identita, Passaporto, Video con il documento.');
  });

  it('has no forms while the request is filled in or once it is concluded', async () => {
    const open = await walkTo(service, 'contract');
    const { step } = await signed(service);
    expect(actionsIn((await pageOf(open.step.guid)).body)).toEqual([]);
    expect((await submit(step.guid, 'accept-all', {})).statusCode).toBe(303);
    expect(actionsIn((await pageOf(step.guid)).body)).toContain('complete');
    await submit(step.guid, 'complete', {});
    const { body } = await pageOf(step.guid);
    expect(actionsIn(body)).toEqual([]);
    expect(body).toContain('il conto è aperto');
  });

  it('is reached from the list, and is not there for an unknown request', async () => {
    const { step } = await signed(service);
    const { body } = await service.client().inject({ url: '/sandbox' });
    expect(body).toContain(`href="/sandbox/requests/${step.guid}"`);
    expect((await pageOf('unknown')).statusCode).toBe(404);
  });
});

describe('its forms', () => {
  it('redirect to the page, which says what was done and shows it', async () => {
    const { applicant, step } = await signed(service);
    const { guid } = step;
    const reason = 'il numero <b>non</b> si legge & "basta"';
    const sent = await submit(guid, 'refuse', { document: 'FRONT_DOC_1', reason });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/sandbox/requests/${guid}?done=refuse`]);
    const { body } = await pageOf(guid, '?done=refuse');
    expect(body).toContain('Rifiutato. Al cliente è partita un’e-mail con il motivo e il link.');
    expect(body).toContain('KO il numero &lt;b&gt;non&lt;/b&gt; si legge &amp; &quot;basta&quot;');
    expect(body).not.toContain('<b>non</b>');
    const link = `http://localhost:3000/reupload/${guid}`;
    expect(body).toContain(`<a href="${link}">${link}</a>`);
    expect((await service.outbox()).find(({ recipient }) => recipient === applicant.email)?.text).toContain(reason); // prettier-ignore
  });

  it('come back with the reason where they are refused, and nothing is done', async () => {
    const { step } = await signed(service);
    const refused = await submit(step.guid, 'refuse', { document: 'FRONT_DOC_1', reason: ' ' });
    expect(refused.statusCode).toBe(200);
    expect(refused.body).toMatch(/role="alert"[^>]*>\s*Scrivi il motivo/);
    const early = await submit(step.guid, 'complete', {});
    expect(early.body).toMatch(/role="alert"[^>]*>\s*Prima accetta:/);
    expect((await submit('unknown', 'complete', {})).statusCode).toBe(404);
    expect(await stateOf(step.guid)).toBe('completed');
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('are refused from elsewhere: %j', async (headers) => {
    const { step } = await signed(service);
    const sent = await submit(step.guid, 'accept-all', {}, headers);
    expect(sent.statusCode).toBe(403);
    expect((await pageOf(step.guid)).body).not.toContain('Accettato');
  });

  it('bear no NUL, no endless text, and say nothing of an unknown done', async () => {
    const { step } = await signed(service);
    const nul = await submit(step.guid, 'refuse', { document: 'FRONT_DOC_1', reason: 'a\0b' });
    expect(nul.statusCode).toBe(400);
    const endless = await submit(step.guid, 'refuse', { document: 'x', reason: 'x'.repeat(20_000) });
    expect(endless.statusCode).toBe(413);
    for (const query of ['?done=<script>', '?done=constructor', '?done=a&done=refuse']) {
      const { statusCode, body } = await pageOf(step.guid, query);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('role="status"');
    }
    expect(await stateOf(step.guid)).toBe('completed');
  });
});

describe('the review', () => {
  it('is not there in production', async () => {
    const { step } = await signed(service);
    const production = await startTestApp({
      environment: productionEnvironment,
      database: service.database,
    });
    const client = production.client();
    const url = `/sandbox/requests/${step.guid}`;
    expect((await client.inject({ url })).statusCode).toBe(404);
    expect((await client.inject({ url: `${url}/review.json` })).statusCode).toBe(404);
    expect((await client.inject({ method: 'POST', url: `${url}/accept-all`, payload: {} })).statusCode).toBe(
      404,
    );
    await production.close();
    expect((await pageOf(step.guid)).body).not.toContain('Accettato');
  });

  it('reads forms nowhere else', async () => {
    const sent = await service.client().inject({
      method: 'POST',
      url: '/wgt/validate/email',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'indirizzo=a@b.it',
    });
    expect(sent.statusCode).toBe(415);
  });
});
