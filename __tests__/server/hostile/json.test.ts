import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { endpointNames, endpointOf } from '../../../src/contract/endpoints';
import { captchas, contracts, invitations, requests, stepAnswers } from '../../../server/db/schema';
import { inTurn } from '../../setup/depth';
import { runs, TIMEOUT_MS } from '../parity/support/runs';
import { begin, testService, type TestClient } from '../support';
import { operations, placesIn, rightFor, withAt, type Operation, type Schema } from './schemas';

jest.setTimeout(TIMEOUT_MS);

const service = testService();
let client: TestClient;
let before: unknown;
beforeAll(async () => {
  client = await begin(service);
  before = await everything();
});

const everything = async () => {
  const { db } = service.deps;
  const columns = { step: requests.step, cf: requests.cf, email: requests.email, state: requests.state };
  const others = [stepAnswers, captchas, contracts, invitations];
  const counts = others.map((table) => db.select({ rows: sql<string>`count(*)` }).from(table));
  return [await db.select(columns).from(requests), ...(await Promise.all(counts))];
};

const operationOf = (name: string): Operation => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not declared`);
  return found;
};

const expectTyped = (what: unknown, response: LightMyRequestResponse): void => {
  const { statusCode, headers, body } = response;
  const told = [what, statusCode, body.slice(0, 300)];
  if (statusCode >= 500) throw new Error(`A fault: ${JSON.stringify(told)}`);
  expect([told, String(headers['content-type'])]).toEqual([told, expect.stringContaining('application/json')]);
  const { status, message } = response.json<{ status: string; message?: string }>();
  expect([told, status]).toEqual([told, statusCode >= 400 ? 'bad_request' : expect.stringMatching(/^(?:success|bad_request)$/)]);
  if (status !== 'success') expect([told, message]).toEqual([told, expect.any(String)]);
}; // prettier-ignore

const post = (name: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
  client.inject({
    method: 'POST',
    url: operationOf(name).path.replace('{provider}', 'apertura'),
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

const jsonCalls = endpointNames.filter((name) => endpointOf(name).body === 'json');
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);
const LONE = '\\ud800';
const MALFORMED = ['{}', '[[]]', '1e999', '-1e999', '1.5', '"', `{"${LONE}":0}`, '{"toString":null}'];
const OTHER_TYPES = ['null', 'true', '-0', '1e308', '12345678901234567890', undefined];

const bodies = (right: string): readonly (string | Buffer)[] => [
  nested(60_000, '[', ']'),
  nested(30_000, '{"a":', '}').replace('}', '1}'),
  `${right.slice(0, -1)}${right === '{}' ? '' : ','}"x":${nested(50_000, '[', ']')}}`,
  `[${'1,'.repeat(60_000)}1]`,
  `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":0`).join()}}`,
  'null', 'true', '0', '"a"', '[]', '{}', '[{}]', '1e999', '-0', '""',
  '', ' ', '{', '{"a"', '{"a":}', '{a:1}', "{'a':1}", '{"a":1,}', '{"a":1}{"a":1}', 'NaN', 'undefined', '\u2028{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\u005f_proto__":{"isAdmin":true}}',
  `${right.slice(0, -1)}${right === '{}' ? '' : ','}"toString":1,"hasOwnProperty":1,"then":1,"length":-1}`,
  `{"guid":"a","guid":{"$ne":1},"code":1,"code":"a"}`,
  `{"guid":"a\\u0000b","code":"\\u0000","nome":"\\u0000"}`,
  `{"guid":"${LONE}","code":"${LONE}","nome":"${LONE}","${LONE}":1}`,
  Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(right)]),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
  Buffer.from(right, 'utf16le'),
  right.slice(0, Math.ceil(right.length / 2)),
  `{"guid":"${'x'.repeat(262_144)}"}`,
]; // prettier-ignore

/** Calls that are right with next to nothing change what is stored, as they should. */
const bare = new Set(['onboardingStart']);

describe.each(jsonCalls)('a hostile body for %s', (name) => {
  const schema = (): Schema => operationOf(name).body ?? { type: 'object' };

  it('[R6-01] is answered in the typed form whatever it is, and leaves nothing behind', async () => {
    const right = JSON.stringify(rightFor(schema()));
    for (const body of inTurn(bodies(right), 10, jsonCalls.indexOf(name))) {
      const response = await post(name, body);
      expectTyped(body.toString().slice(0, 80), response);
    }
    expect({}).not.toHaveProperty('isAdmin');
    if (!bare.has(name)) expect(await everything()).toEqual(before);
  });

  it('[R6-01] with a value of another type at any place is refused as malformed', async () => {
    const right = rightFor(schema());
    const raw = '"@raw@"';
    for (const [at, place] of placesIn(schema()).entries()) {
      const plain = JSON.stringify(withAt(right, place, '@raw@'));
      for (const value of inTurn(MALFORMED, 2, at)) {
        const response = await post(name, plain.replace(raw, value));
        expectTyped([place, value], response);
        expect([place, value, response.statusCode]).toEqual([place, value, 400]);
      }
      for (const value of inTurn(OTHER_TYPES, 2, at)) {
        const body = value === undefined ? JSON.stringify(withAt(right, place, undefined)) : plain.replace(raw, value);
        expectTyped([place, value], await post(name, body));
      }
    }
    expect(await everything()).toEqual(before);
  }); // prettier-ignore

  it('[R6-01] of any shape is answered in the typed form', async () => {
    const places = placesIn(schema());
    const right = rightFor(schema());
    const changed = fc
      .tuple(fc.constantFrom(...(places.length > 0 ? places : [[]])), fc.jsonValue({ maxDepth: 4 }))
      .map(([place, value]) => withAt(right, place, value));
    await fc.assert(
      fc.asyncProperty(fc.oneof(changed, fc.jsonValue({ maxDepth: 6 })), async (body) => {
        expectTyped(body, await post(name, JSON.stringify(body)));
      }),
      runs(12),
    );
    expect((await everything())[0]).toHaveLength(1);
  });
});

const reads = endpointNames.filter((name) => endpointOf(name).method === 'GET');
const addresses = [
  '', '%', '%E0%A4%A', '%ff', '%00', '%2e%2e%2f', '..%2f..%2fetc%2fpasswd', '%F0%9F%92%A9', "'%20or%201=1--", '%0d%0aX:1',
  '__proto__', 'constructor', '[object%20Object]', '-0', '1e999', 'x'.repeat(99), 'x'.repeat(101), 'x'.repeat(7000), '%ed%a0%80',
]; // prettier-ignore

describe.each(reads)('a hostile address of %s', (name) => {
  it('[R6-01] is answered in the typed form', async () => {
    const { path, inPath, inQuery } = operationOf(name);
    for (const text of inTurn(addresses, 6, reads.indexOf(name))) {
      const filled = path.replace(/\{\w+\}/g, text);
      const queries = [
        `?${inQuery.map((key) => `${key}=${text}`).join('&')}`,
        `?${[...inQuery, ...inQuery].map((key) => `${key}=${text}`).join('&')}`,
        `?${inQuery.map((key) => `${key}[a]=${text}&${key}[]=b`).join('&')}`,
        `?${text}=${text}&__proto__[x]=1&guid=${text}&id=1`,
      ];
      for (const query of inPath.length > 0 ? ['', `?guid=${text}`] : queries) {
        const response = await client.inject({ url: `${filled}${query}` });
        if (!String(response.headers['content-type']).startsWith('image/')) expectTyped(filled, response);
      }
    }
  });
});

it('[R6-01] the query of a call that has none gets nothing in', async () => {
  for (const name of jsonCalls.filter((one) => !bare.has(one))) {
    const path = operationOf(name).path.replace('{provider}', 'apertura');
    const url = `${path}?guid=a&guid=b&code=x&id=7&__proto__[x]=1`;
    for (const payload of [undefined, {}])
      expectTyped(url, await client.inject({ method: 'POST', url, ...(payload && { payload }) }));
  }
  expect(await everything()).toEqual(before);
});
