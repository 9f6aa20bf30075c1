import { runSandbox } from '../../../scripts/lib/sandbox/run';
import { findRequest, insertRequest } from '../../../server/repositories/requests';
import type { toJson } from '../../../server/review/reviewers/toJson';
import { signed, startTestApp, type TestApp } from '../support';

let service: TestApp;
let url: string;
beforeAll(async () => {
  service = await startTestApp();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const beside = async (changes: object) => {
  const { step } = await signed(service);
  const own = await findRequest(service.deps.db, step.guid);
  if (!own) throw new Error('No request');
  const guid = `other-${own.guid.slice(6)}`;
  await insertRequest(service.deps.db, { ...own, guid, contactId: guid, state: 'open', ...changes });
  return { guid: own.guid, other: guid, phone: own.phone };
};
const at = (path: string) => service.client().inject({ url: `/sandbox/requests/${path}` });
type Review = ReturnType<typeof toJson>;
const reviewOf = async (guid: string) => (await at(`${guid}/review.json`)).json<{ data: Review }>().data;
const show = async (guid: string): Promise<string> => {
  const lines: string[] = [];
  const out = (text: string) => lines.push(text);
  expect(await runSandbox(['show', guid, '--url', url], { environment: {}, out, error: out })).toBe(0);
  return lines.join('\n');
};

it.each([
  [{}, [], 'lo stesso cellulare e la stessa email', 'same phone and email'],
  [{ phone: '3339998887' }, ['phone'], 'indicano numeri di cellulare diversi.', 'different phone:'],
  [
    { phone: '3339998887', email: 'altra@posta.example' },
    ['phone', 'email'],
    'indicano numeri di cellulare diversi ed email diverse.',
    'different phone and email:',
  ],
])('names the other, its phone masked, and what differs: %j', async (changes, differ, words, printed) => {
  const { guid, other, phone } = await beside(changes);
  const masked = `*******${('phone' in changes ? changes.phone : phone).slice(-3)}`;
  const review = await reviewOf(guid);
  expect(review.others).toMatchObject([{ guid: other, state: 'open', phone: masked }]);
  expect(review.othersDiffer).toEqual(differ);
  const { body } = await at(guid);
  for (const text of [`href="/sandbox/requests/${other}"`, `Cellulare ${masked}`, words])
    expect(body).toContain(text);
  const shown = await show(guid);
  expect(shown).toContain(printed);
  expect(shown).toContain(`${other}  open`);
  expect((await reviewOf(other)).others.map((one) => one.guid)).toEqual([guid]);
});

it.each([
  ['was never confirmed', { phoneConfirmedAt: null }],
  ['is of another tax code', { cf: 'VRDLGU80A01H501X' }],
])('does not mention a request that %s', async (_, changes) => {
  const { guid } = await beside(changes);
  expect((await reviewOf(guid)).others).toEqual([]);
  expect((await at(guid)).body).not.toContain('Altre richieste');
  expect(await show(guid)).not.toContain('other requests');
});
