import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { audit, reviewSessions, webhookEvents } from '../../../server/db/schema';
import { removeReviewer } from '../../../server/review/reviewers/accounts';
import { newStorageKey } from '../../../server/documents/keys';
import { findDocument, saveDocument } from '../../../server/repositories/documents';
import { listAudit } from '../../../server/repositories/audit';
import { findRequest } from '../../../server/repositories/requests';
import { seedReviewable } from '../seed';
import { signed, testService, walkTo, type Journey } from '../support';
import { startingInProduction } from '../support/production';
import { apiOf, formPost, reviewerToken, signedInReviewer } from '../support/reviewers';
import type { Mail, Message } from '../../../server/deps';
import { insertMessage } from '../../../server/repositories/outbox';

const keep =
  (channel: 'email' | 'sms') =>
  async ({ to, text, code = '' }: Mail | Message) =>
    insertMessage(service.deps.db, { channel, recipient: to, text, code, at: service.clock.now() });
const service = testService(() => ({
  environment: startingInProduction,
  deps: { mail: { send: keep('email') }, sms: { send: keep('sms') } },
}));

const OPEN = ['/review/sign-in', '/review/sign-out', '/review/style.css', '/review/icon'];
const guarded = (): string[] =>
  service.app.reviewRoutes.filter((route) => !OPEN.includes(route.split(' ')[1] ?? ''));
const addressOf = (
  route: string,
  guid: string,
): { readonly method: 'GET' | 'POST' | 'HEAD'; readonly url: string } => {
  const [method, url = ''] = route.split(' ') as ['GET' | 'POST' | 'HEAD', string];
  return {
    method,
    url: url.replace(':guid', guid).replace(':type', 'FRONT_DOC_1').replace(':kind', 'contract'),
  };
};
const BODY = { document: 'FRONT_DOC_1', reason: 'Sfocato', type: 'CONTENT' };

let journey: Journey;
let guises: Readonly<Record<string, InjectOptions>>;
beforeAll(async () => {
  journey = await signed(service);
  const [gone, ended, out] = ['Gina', 'Elsa', 'Olga'];
  const tokens = {
    gone: await reviewerToken(service, gone),
    ended: await reviewerToken(service, ended),
    out: await reviewerToken(service, out),
  };
  const goneClient = await signedInReviewer(service, gone, tokens.gone);
  const idle = await signedInReviewer(service, ended, tokens.ended);
  const left = await signedInReviewer(service, out, tokens.out);
  const leftCookies = Object.fromEntries(left.cookies);
  await left.inject(formPost('/review/sign-out'));
  service.clock.pass({ minutes: 31 });
  await removeReviewer(service.deps, gone);
  const bearer = (authorization: string): InjectOptions => ({ headers: { authorization } });
  guises = {
    nobody: {},
    applicant: { cookies: Object.fromEntries(journey.client.cookies) },
    'a token that nobody has': bearer(`Bearer ${'A'.repeat(43)}`),
    'a revoked token': bearer(`Bearer ${tokens.gone}`),
    'a token in another scheme': bearer(`Basic ${tokens.ended}`),
    'a token as a cookie': { cookies: { 'apertura-review': tokens.ended } },
    'the session of a removed reviewer': { cookies: Object.fromEntries(goneClient.cookies) },
    'an idle session': { cookies: Object.fromEntries(idle.cookies) },
    'a session that was signed out': { cookies: leftCookies },
  };
});

const putFile = async (guid: string): Promise<void> => {
  const { db, documents } = service.deps;
  const storageKey = newStorageKey();
  await documents.put(storageKey, Buffer.from('x'), 'image/jpeg');
  const known = await findDocument(db, guid, 'FRONT_DOC_1');
  if (known) await saveDocument(db, { ...known, storageKey, sha256: '' });
};

const state = async () => {
  const { db } = service.deps;
  return JSON.stringify([
    await findRequest(db, journey.step.guid),
    await db.$count(audit),
    await db.$count(webhookEvents),
  ]);
};

it('[R6-01] nobody but a reviewer reaches anything under /review, whatever they carry and however they ask', async () => {
  const before = await state();
  const { applicant, step } = journey;
  const secrets = [applicant.cf, applicant.email, applicant.cognome, step.guid.slice(0, 12), 'JFIF', '%PDF'];
  const bodies = fc.constantFrom<InjectOptions>(
    {},
    { payload: BODY },
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'document=FRONT_DOC_1&reason=x',
    },
  );
  const routes = guarded();
  expect(routes.length).toBeGreaterThan(20);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...routes),
      fc.constantFrom(...Object.keys(guises)),
      fc.constantFrom(undefined, 'GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'),
      bodies,
      fc.ipV4().filter((ip) => !ip.startsWith('127.')),
      async (route, guise, otherMethod, body, remoteAddress) => {
        const { method, url } = addressOf(route, step.guid);
        const carried = guises[guise] ?? {};
        const answer = await service.app.inject({
          ...body,
          ...carried,
          method: (otherMethod ?? method) as 'GET',
          url,
          remoteAddress,
          headers: { ...(body.headers as object), ...(carried.headers as object) },
        });
        const { statusCode, headers, rawPayload } = answer;
        const toSignIn = statusCode === 303 && headers.location === '/review/sign-in';
        expect([route, guise, otherMethod, toSignIn || [401, 404].includes(statusCode)]).toEqual([
          route,
          guise,
          otherMethod,
          true,
        ]);
        const told = `${rawPayload.toString('latin1')}${JSON.stringify(headers)}`;
        expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
  expect(await state()).toBe(before);
});

it('[R6-01] every route that shows or changes something writes in the audit who did it', async () => {
  const name = 'Wanda Verdi';
  const token = await reviewerToken(service, name);
  const client = await signedInReviewer(service, name, token);
  const api = apiOf(service, token);
  for (const route of guarded().filter((one) => !one.startsWith('HEAD'))) {
    // A route that only shows something leaves the request to the next.
    const { guid } = route.startsWith('GET') ? journey.step : await seedReviewable(service);
    const isApi = route.includes('/review/api/');
    if (route.endsWith('/complete')) await api(`/requests/${guid}/accept-all`, {});
    const { method, url } = addressOf(route, guid);
    if (route.includes('/documents/')) await putFile(guid);
    const owner = /requests\/|documents\/|contracts\//.test(url) ? guid : 'review';
    const by = async () =>
      (await listAudit(service.deps.db, owner)).filter(({ details }) => details['by'] === name).length;
    const before = await by();
    const answer = isApi
      ? await api(url.replace('/review/api', ''), method === 'POST' ? BODY : undefined)
      : await client.inject(method === 'POST' ? formPost(url, BODY) : { url });
    expect([route, answer.statusCode < 400, (await by()) > before]).toEqual([route, true, true]);
  }
});

it('shows a request only once it is signed, to reviewers too', async () => {
  const { step } = await walkTo(service, 'card');
  const api = apiOf(service, await reviewerToken(service, 'Zoe'));
  for (const [path, body] of [
    [`/requests/${step.guid}`, undefined],
    [`/requests/${step.guid}/reject`, {}],
  ] as const)
    expect((await api(path, body)).statusCode).toBe(404);
});

describe('the sign-in', () => {
  it('takes name and token together, and sets a cookie that no script and no other site uses', async () => {
    const token = await reviewerToken(service, 'Irma');
    const attempt = (fields: Record<string, string>, headers = {}) => {
      const form = formPost('/review/sign-in', fields);
      return service.app.inject({ ...form, headers: { ...form.headers, ...headers } });
    };
    for (const wrong of [
      { name: 'Irma' },
      { token },
      { name: 'Altra', token },
      { name: 'Irma', token: `${token}x` },
    ]) {
      const { statusCode, body, cookies } = await attempt({ name: '', token: '', ...wrong });
      expect([statusCode, cookies]).toEqual([403, []]);
      expect(body).toContain('Nome o token non corretto.');
    }
    expect((await attempt({ name: 'Irma', token }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const { cookies } = await service.app.inject({
      ...formPost('/review/sign-in', { name: 'Irma', token }),
      authority: 'conto.example.it',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(cookies).toMatchObject([
      { name: '__Host-apertura-review', httpOnly: true, sameSite: 'Strict', secure: true, path: '/' },
    ]);
    const stored = JSON.stringify(await service.deps.db.select().from(reviewSessions));
    expect(stored).not.toContain(cookies[0]?.value);
  });

  it('is refused after thirty attempts in an hour from an address, with a page that says so', async () => {
    const attempt = () =>
      service.app.inject({
        ...formPost('/review/sign-in', { name: 'x', token: 'y' }),
        remoteAddress: '203.0.113.7',
      });
    for (let times = 0; times < 30; times += 1) expect((await attempt()).statusCode).toBe(403);
    const refused = await attempt();
    expect(refused.statusCode).toBe(429);
    expect(refused.body).toContain('Sono stati fatti troppi tentativi.');
  });

  it('says how to add the first reviewer', async () => {
    await service.deps.db.execute('delete from reviewers');
    const { body } = await service.app.inject('/review/sign-in');
    expect(body).toContain('npm run data -- reviewer add NOME');
    expect(body).not.toContain('<form');
  });
});
