import { REVIEW } from '../../../server/review/reviewers/desk';
import { listAudit } from '../../../server/repositories/audit';
import { signed, testService, type Journey } from '../support';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';

const service = testService();
const NAME = 'Lia Lista';
let journey: Journey;
let other: Journey;
let token: string;
beforeAll(async () => {
  journey = await signed(service);
  other = await signed(service);
  token = await reviewerToken(service, NAME);
});

const lastLine = async () => (await listAudit(service.deps.db, REVIEW)).at(-1);
const byApi = (query: Readonly<Record<string, string>>) =>
  apiOf(service, token)(`/requests?${new URLSearchParams(query).toString()}`);
const byPage = async (query: Readonly<Record<string, string>>) => {
  const client = await signedInReviewer(service, NAME, token);
  return client.inject({ url: `/review?${new URLSearchParams(query).toString()}` });
};
const nothing = { state: '', from: '', to: '', bySearch: false, page: 1 };

describe.each([
  ['the API', byApi],
  ['the page', byPage],
])('a look at the list by %s', (_, look) => {
  it('[R6-01] is written with its filters and all whose data it showed', async () => {
    const filters = { state: 'completed', from: '2020-01-01', to: '2099-12-31' };
    expect((await look(filters)).statusCode).toBe(200);
    const line = await lastLine();
    expect(line?.event).toBe('review-listed');
    const { requests, ...details } = line?.details ?? {};
    expect(details).toEqual({ ...nothing, ...filters, total: (requests as string[]).length, by: NAME });
    expect(requests).toEqual(expect.arrayContaining([journey.step.guid, other.step.guid]));
  });

  it('[R6-01] records of a search that it took place and its result, not the text', async () => {
    const { guid, journey: code = '' } = journey.step;
    const stranger = `${guid.slice(0, 20)}zzzz`;
    for (const [text, found] of [
      [code, [guid]],
      [guid, [guid]],
      [stranger, []],
    ] as const) {
      expect((await look({ text })).statusCode).toBe(200);
      const line = await lastLine();
      const expected = { ...nothing, bySearch: true, total: found.length, requests: found, by: NAME };
      expect(line?.details).toEqual(expected);
      if (text !== guid) expect(JSON.stringify(line)).not.toContain(text);
    }
  });
});
