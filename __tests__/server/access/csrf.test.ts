import { brotliCompressSync, gzipSync } from 'node:zlib';
import { endpointNames, endpointOf, fillPath, type EndpointName } from '../../../src/contract/endpoints';
import { contractsInOrder } from '../../../server/repositories/signing';
import { findRequest } from '../../../server/repositories/requests';
import { inTurn } from '../../setup/depth';
import { startTestApp, walkTo, type Journey, type TestApp } from '../support';

let service: TestApp;
let journey: Journey;
beforeAll(async () => {
  service = await startTestApp();
  journey = await walkTo(service, 'contract');
});
afterAll(() => service.close());

const rowsOfOwn = async () => {
  const { db } = service.deps;
  const { guid } = journey.step;
  return [await findRequest(db, guid), await contractsInOrder(db, guid), (await service.outbox()).length];
};

const addressOf = (name: EndpointName): string => {
  const { path, query } = endpointOf(name);
  const { guid, contracts } = journey.step;
  const filled = fillPath(path, { provider: 'apertura', guid, type: 'FRONT_DOC_1', ...contracts[0] });
  return query ? `${filled}?promocode=A&operatingLevel=BUSINESS&p=x&last=true` : filled;
};

const BODY = { guid: 'x', number: null, widgets: [], code: 'DITTA_INDIVIDUALE', sigla: 'MI', nome: '' };

const send = (name: EndpointName, headers: Record<string, string>, payload?: string | Buffer) => {
  const { method } = endpointOf(name);
  return journey.client.inject({ method, url: addressOf(name), headers, ...(payload !== undefined && { payload }) });
}; // prettier-ignore

const JSON_BODY = JSON.stringify(BODY);
const FORM_BODY = '--x\r\ncontent-disposition: form-data; name="guid"\r\n\r\nx\r\n--x--\r\n';
const bodies = {
  none: { headers: {}, payload: undefined },
  json: { headers: { 'content-type': 'application/json' }, payload: JSON_BODY },
  multipart: { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: FORM_BODY },
};

const elsewhere: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:81' },
  { origin: 'null' },
];

describe.each(endpointNames)('%s', (name) => {
  it('[R6-01] is refused to another site’s page, and does nothing', async () => {
    const before = await rowsOfOwn();
    const right = bodies[endpointOf(name).body];
    for (const headers of inTurn(elsewhere, 2, endpointNames.indexOf(name))) {
      const response = await send(name, { ...right.headers, ...headers }, right.payload);
      const { status } = response.json<{ status: string }>();
      expect([headers, response.statusCode, status]).toEqual([headers, 403, 'bad_request']);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
    expect((await journey.client.inject({ method: 'HEAD', url: addressOf(name) })).statusCode).toBe(404);
    expect(await rowsOfOwn()).toEqual(before);
  });
});

const withBody = endpointNames.filter((name) => endpointOf(name).body !== 'none');

describe.each(withBody)('a body for %s', (name) => {
  const isForm = endpointOf(name).body === 'multipart';
  const { headers: kind, payload: own } = bodies[isForm ? 'multipart' : 'json'];
  const others: readonly (readonly [Record<string, string>, string | Buffer])[] = [
    [{ 'content-type': 'text/plain' }, own],
    [{ 'content-type': 'text/plain;application/json' }, own],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'guid=x'],
    [{ 'content-type': isForm ? 'application/json' : 'multipart/form-data; boundary=x' }, own],
    [{ 'content-type': isForm ? 'multipart/mixed; boundary=x' : 'application/json-patch+json' }, own],
    [{ 'content-type': '' }, own],
    [{ 'content-type': 'application/json; charset=utf-16' }, Buffer.from(own, 'utf16le')],
    [{ ...kind, 'content-encoding': 'gzip' }, gzipSync(own)],
    [{ ...kind, 'content-encoding': 'br' }, brotliCompressSync(own)],
    [{ ...kind, 'content-encoding': 'deflate, gzip' }, own],
  ];

  it('[R6-01] of another kind is refused unread', async () => {
    const before = await rowsOfOwn();
    const answer = { status: 'bad_request', message: expect.stringMatching(/\.$/) as string, supportCode: expect.any(String) as string }; // prettier-ignore
    for (const [headers, payload] of inTurn(others, 3, withBody.indexOf(name))) {
      const response = await send(name, headers, payload);
      expect([headers, response.statusCode, response.json()]).toEqual([headers, 415, answer]);
    }
    expect(await rowsOfOwn()).toEqual(before);
  });

  it('of its own kind is read, however its type is written', async () => {
    const right = isForm
      ? [kind['content-type']]
      : ['Application/JSON; charset=UTF-8', 'application/json;charset="utf-8"'];
    for (const one of right)
      expect((await send(name, { 'content-type': one }, own)).statusCode).not.toBe(415);
  });
});
