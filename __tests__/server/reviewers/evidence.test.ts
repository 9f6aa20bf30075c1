import { Compile } from 'typebox/schema';
import type { Evidence } from '../../../server/evidence/evidence';
import { linkAudit } from '../../../server/jobs/auditChain';
import { listAudit } from '../../../server/repositories/audit';
import { reviewCallOf } from '../../../server/review/reviewers/api/calls';
import { readPdf } from '../pdf/readPdf';
import { signed, testService, walkTo } from '../support';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';

const service = testService();
const NAME = 'Rita Revisora';
let token: string;
beforeAll(async () => {
  token = await reviewerToken(service, NAME);
});
const looksAt = async (guid: string) =>
  (await listAudit(service.deps.db, guid))
    .filter(({ event }) => event === 'review-looked')
    .map(({ details }) => details);

it('[R6-01] the API gives the evidence as declared, and as a PDF; each look is audited', async () => {
  const { step } = await signed(service);
  await linkAudit(service.deps);
  const api = apiOf(service, token);
  const answer = await api(`/requests/${step.guid}/evidence`);
  expect(answer.headers['cache-control']).toBe('no-store');
  const [, errors] = Compile({ ...(reviewCallOf('evidence').answer as object) }).Errors(answer.json());
  expect(errors).toEqual([]);
  const { data } = answer.json<{ data: Evidence }>();
  expect(data.contracts.map(({ isAsStored }) => isAsStored)).toEqual([true, true]);
  // The look itself is the last event, which the chain does not have yet.
  expect(data.events.at(-1)).toMatchObject({ row: { event: 'review-looked' }, link: null });
  const pdf = await api(`/requests/${step.guid}/evidence.pdf`);
  expect((await readPdf(pdf.rawPayload)).text).toContain('Fascicolo di prova');
  expect(await looksAt(step.guid)).toEqual([
    { by: NAME, what: 'evidence' },
    { by: NAME, what: 'evidence' },
  ]);
});

it('[R6-01] the page of a request links both files', async () => {
  const { step } = await signed(service);
  const browser = await signedInReviewer(service, NAME, token);
  const page = (await browser.inject({ url: `/review/requests/${step.guid}` })).body;
  for (const [name, type] of [
    ['evidence.pdf', 'application/pdf'],
    ['evidence', 'application/json; charset=utf-8'],
  ]) {
    const url = `/review/requests/${step.guid}/${name}`;
    expect(page).toContain(`href="${url}"`);
    const file = await browser.inject({ url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, type]);
  }
});

it('[R6-01] a request that is not signed has no evidence for reviewers', async () => {
  const { step } = await walkTo(service, 'contract');
  const api = apiOf(service, token);
  expect((await api(`/requests/${step.guid}/evidence`)).statusCode).toBe(404);
  expect((await api(`/requests/${step.guid}/evidence.pdf`)).statusCode).toBe(404);
  expect(await looksAt(step.guid)).toEqual([]);
});
