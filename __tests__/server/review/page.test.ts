import { createHash } from 'node:crypto';
import { REASON_MAX_LENGTH } from '../../../server/review/acceptOrRefuse';
import { findRequest } from '../../../server/repositories/requests';
import { gather } from './moves';
import { signed, startTestApp, walkTo, type TestApp } from '../support';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const HTML = { accept: 'text/html' };
const pageOf = (guid: string, query = '') =>
  service.client().inject({ url: `/sandbox/requests/${guid}${query}`, headers: HTML });
const submit = (guid: string, name: string, fields: Record<string, string> = {}, headers = {}) =>
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
const actionsIn = (body: string): string[] =>
  [...body.matchAll(/<form[^>]* action="[^"]*\/([\w-]+)#outcome"/g)].map(([, name = '']) => name);

describe('the page of a request', () => {
  it('is reached from the list, and shows the request, the actions and the way to the applicant’s pages', async () => {
    const { applicant, step } = await signed(service);
    const list = await service.client().inject({ url: '/sandbox' });
    expect(list.body).toContain(`href="/sandbox/requests/${step.guid}"`);
    const { body, headers, statusCode } = await pageOf(step.guid);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'");
    for (const text of [applicant.email, applicant.cellulare, applicant.cf, 'In revisione', 'Da verificare'])
      expect(body).toContain(text);
    for (const path of ['/resume/', '/reupload/']) expect(body).toContain(`href="${path}${step.guid}"`);
    for (const type of ['FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_'])
      expect(body).toContain(`/sandbox/documents/${step.guid}/${type}"`);
    expect(new Set(actionsIn(body))).toEqual(new Set(['accept-all', 'accept', 'refuse', 'ask', 'reject']));
    expect(body).toContain(`maxlength="${REASON_MAX_LENGTH}"`);
    expect(body).not.toMatch(/<script\s|<style|\sstyle=|\son\w+=/);
    for (const [, script = ''] of body.matchAll(/<script>(.*?)<\/script>/gs))
      expect(headers['content-security-policy']).toContain(
        `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
    expect(body).toContain('Prima accetta: Carta d’identità, Passaporto, Video con il documento.');
  });

  it('has no forms while the request is filled in or once it is concluded', async () => {
    const open = await walkTo(service, 'contract');
    const { step } = await signed(service);
    expect(actionsIn((await pageOf(open.step.guid)).body)).toEqual([]);
    expect((await submit(step.guid, 'accept-all')).statusCode).toBe(303);
    expect(actionsIn((await pageOf(step.guid)).body)).toContain('complete');
    await submit(step.guid, 'complete');
    const { body } = await pageOf(step.guid);
    expect(actionsIn(body)).toEqual([]);
    expect(body).toContain('il conto è aperto');
  });
});

describe('its forms', () => {
  it('redirect to the page, which says what was done and shows it', async () => {
    const { guid } = (await signed(service)).step;
    const reason = 'il numero <b>non</b> si legge & "basta"';
    const sent = await submit(guid, 'refuse', { document: 'FRONT_DOC_1', reason });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/sandbox/requests/${guid}?done=refuse`]);
    await gather(service);
    const { body } = await pageOf(guid, '?done=refuse');
    expect(body).toContain('Rifiutato. Tra pochi secondi parte al cliente un’email con il motivo e il link.');
    expect(body).toContain('KO il numero &lt;b&gt;non&lt;/b&gt; si legge &amp; &quot;basta&quot;');
    expect(body).not.toContain('<b>non</b>');
    const link = `http://localhost:3000/reupload/${guid}`;
    expect(body).toContain(`<a href="${link}">${link}</a>`);
    expect((await service.outbox())[0]?.text).toContain(reason);
  });

  it('come back with the reason where they are refused, and nothing is done', async () => {
    const { guid } = (await signed(service)).step;
    const bare = { document: 'FRONT_DOC_1', reason: ' ' };
    expect((await submit(guid, 'refuse', bare)).body).toMatch(/role="alert"[^>]*>\s*Scrivi il motivo/);
    const tooLong = { document: 'FRONT_DOC_1', reason: `${'è sfocata '.repeat(20)}!` };
    expect((await submit(guid, 'refuse', tooLong)).body).toContain(`value="${tooLong.reason}"`);
    expect((await submit(guid, 'complete')).body).toMatch(/role="alert"[^>]*>\s*Prima accetta:/);
    const statuses = [
      await pageOf('unknown'),
      await submit('unknown', 'complete'),
      await submit(
        guid,
        'accept-all',
        {},
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      ),
      await submit(guid, 'accept-all', {}, { 'sec-fetch-site': 'same-site' }),
      await submit(guid, 'refuse', { document: 'FRONT_DOC_1', reason: 'a\0b' }),
      await submit(guid, 'refuse', { document: 'x', reason: 'x'.repeat(20_000) }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 403, 403, 400, 413]);
    expect((await pageOf(guid)).body).not.toContain('Accettato');
    expect((await findRequest(service.deps.db, guid))?.state).toBe('completed');
  });

  it.each(['?done=<script>', '?done=constructor', '?done=a&done=refuse', '?done=complete', '?done=reject'])(
    'show no data of %s',
    async (query) => {
      const { statusCode, body } = await pageOf((await signed(service)).step.guid, query);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('role="status"');
    },
  );

  it('are read nowhere else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const call = { method: 'POST', url: '/wgt/validate/email', headers: form, payload: 'a=b' } as const;
    expect((await service.client().inject(call)).statusCode).toBe(415);
  });
});
