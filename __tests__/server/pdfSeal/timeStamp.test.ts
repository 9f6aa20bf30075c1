import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { timeStampOf } from '../../../server/pdfSeal/timeStamp/authority';
import { readAnswer, stampRequest } from '../../../server/pdfSeal/timeStamp/token';
import { isStampOf, makeCertificate, signedAnew, startAuthority, type Authority } from './authority';
import { makeCertificates, openssl, testFolder } from './tools';

const folder = testFolder();
const CONTENT = Buffer.from('the value of a signature');

let authority: Authority;
beforeAll(async () => {
  authority = await startAuthority(folder);
});
afterAll(() => authority.stop());
afterEach(() => {
  authority.misbehave = undefined;
});

it('[R6-01] gets a time stamp that openssl accepts for this content alone', async () => {
  const before = Math.floor(Date.now() / 1000) * 1000;
  const { token, at } = await timeStampOf(authority.url, CONTENT);
  expect(isStampOf(folder, token, CONTENT)).toBe(true);
  expect(() => isStampOf(folder, token, Buffer.from('another value'))).toThrow();
  expect(at.getTime()).toBeGreaterThanOrEqual(before);
  expect(at.getTime()).toBeLessThanOrEqual(Date.now());
});

it('[R6-01] asks with SHA-256, a nonce of its own each time, and for the certificate', () => {
  const nonces = [1, 2].map(() => {
    const { der } = stampRequest(CONTENT);
    const file = path.join(folder, 'asked.tsq');
    writeFileSync(file, der);
    const text = openssl(folder, 'ts', '-query', '-in', file, '-text').toString();
    expect(text).toContain('Hash Algorithm: sha256');
    expect(text).toContain('Certificate required: yes');
    return /Nonce: (0x[0-9A-F]{20,})/.exec(text)?.[1];
  });
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
});

it('[R6-01] gives user and password of the address in a header', async () => {
  const url = authority.url.replace('//', '//gestore:p%C3%A0rola@');
  await timeStampOf(url, CONTENT);
  const expected = `Basic ${Buffer.from('gestore:pàrola').toString('base64')}`;
  expect(authority.asked.at(-1)).toEqual({ authorization: expected });
});

it('[R6-01] takes no time stamp of another content or of another request', async () => {
  const request = stampRequest(CONTENT);
  const right = authority.answer(request.der);
  await expect(readAnswer(right, request)).resolves.toBeDefined();
  await expect(readAnswer(right, stampRequest(CONTENT))).rejects.toThrow('answers another request');
  const another = stampRequest(Buffer.from('another value'));
  await expect(readAnswer(right, { ...another, nonce: request.nonce })).rejects.toThrow('of another content');
});

it('[R6-01] takes no answer with a changed byte in what was signed, or in the signature', async () => {
  const request = stampRequest(CONTENT);
  const right = authority.answer(request.der);
  const { token } = await readAnswer(right, request);
  const begin = right.indexOf(token.subarray(-256));
  const taken: number[] = [];
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: begin, max: right.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, mask) => {
        const changed = Buffer.from(right);
        changed[at] = (changed[at] ?? 0) ^ mask;
        await readAnswer(changed, request).then(
          () => taken.push(at),
          () => undefined,
        );
      },
    ),
    { numRuns: 60 },
  );
  expect(taken).toEqual([]);
});

it('[R6-01] takes no time stamp by a certificate that is not for time stamps', async () => {
  const request = stampRequest(CONTENT);
  const right = authority.answer(request.der);
  makeCertificates(folder, '/CN=Istituto Esempio');
  await expect(readAnswer(signedAnew(folder, right, 'tsa'), request)).resolves.toBeDefined();
  await expect(readAnswer(signedAnew(folder, right, 'rsa'), request)).rejects.toThrow('not for time stamps');
});

it('[R6-01] takes no time stamp by a certificate whose time is over', async () => {
  const request = stampRequest(CONTENT);
  const right = authority.answer(request.der);
  makeCertificate(folder, { name: 'ended', days: -1 });
  await expect(readAnswer(signedAnew(folder, right, 'ended'), request)).rejects.toThrow(
    'was not valid at its time',
  );
});

it.each<readonly [string, Authority['misbehave'], RegExp]>([
  ['refuses', (_, response) => response.end(Buffer.from('30053003020102', 'hex')), /status 2/],
  ['fails', (_, response) => response.writeHead(503).end(), /answered 503/],
  ['leads elsewhere', (_, response) => response.writeHead(302, { location: '/other' }).end(), /answered 302/],
  ['answers with a page', (_, response) => response.end('<html>'), /./],
  ['answers with too much', (_, response) => response.end(Buffer.alloc(70_000, 1)), /too much/],
  ['never answers', () => undefined, /timeout|aborted/],
  ['never ends', (_, response) => void response.write('x'), /timeout|aborted/],
])('[R6-01] takes nothing of an authority that %s', async (_, misbehave, reason) => {
  authority.misbehave = misbehave;
  await expect(timeStampOf(authority.url, CONTENT, 1000)).rejects.toThrow(reason);
});
