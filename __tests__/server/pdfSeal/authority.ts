import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { openssl } from './tools';

const CONFIG = `
[tsa]
default_tsa = own
[own]
serial = ./tsa-serial
crypto_device = builtin
signer_cert = ./tsa.pem
certs = ./tsa-ca.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
ess_cert_id_chain = yes
[root]
database = ./ca-index
rand_serial = yes
new_certs_dir = .
certificate = ./tsa-ca.pem
private_key = ./tsa-ca.key
default_md = sha256
unique_subject = no
policy = any
[any]
commonName = supplied
[stamps]
extendedKeyUsage = critical,timeStamping
`;

export interface Authority {
  readonly url: string;
  readonly asked: { authorization: string | undefined }[];
  /** Undefined: it answers with a time stamp. */
  misbehave: ((request: Buffer, response: ServerResponse) => void) | undefined;
  /** Undefined for the machine's clock. */
  now: (() => Date) | undefined;
  answer(request: Buffer): Buffer;
  stop(): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;
/** As ASN.1 has it: 20261120090000Z. */
const digitsOf = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/\D/g, '')}Z`;

/** It began long before the clocks of the tests; one of negative days has ended. */
export const makeCertificate = (
  folder: string,
  { name, days }: { readonly name: string; readonly days: number },
): void => {
  const request = ['-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', '/CN=Marca temporale di prova'];
  openssl(folder, 'req', '-newkey', 'rsa:2048', '-nodes', ...request);
  const dates = ['-startdate', '20200101000000Z', '-enddate', digitsOf(new Date(Date.now() + days * DAY_MS))];
  const by = ['-config', 'tsa.cnf', '-name', 'root', '-extensions', 'stamps', '-notext', '-batch'];
  openssl(folder, 'ca', ...by, ...dates, '-in', `${name}.csr`, '-out', `${name}.pem`);
};

const makeAuthority = (folder: string): void => {
  writeFileSync(path.join(folder, 'tsa.cnf'), CONFIG);
  writeFileSync(path.join(folder, 'tsa-serial'), '01\n');
  writeFileSync(path.join(folder, 'ca-index'), '');
  const root = [
    '-keyout',
    'tsa-ca.key',
    '-out',
    'tsa-ca.pem',
    '-subj',
    '/CN=Radice di prova',
    '-days',
    '3650',
  ];
  openssl(folder, 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...root);
  makeCertificate(folder, { name: 'tsa', days: 3650 });
};

/** Without `now` it has the machine's clock. */
export const startAuthority = async (folder: string, now?: () => Date): Promise<Authority> => {
  makeAuthority(folder);
  const answer = (request: Buffer): Buffer => {
    writeFileSync(path.join(folder, 'query.tsq'), request);
    openssl(folder, 'ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq', '-out', 'reply.tsr');
    const reply = readFileSync(path.join(folder, 'reply.tsr'));
    return authority.now ? signedAnew(folder, reply, 'tsa', authority.now()) : reply;
  };
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      authority.asked.push({ authorization: request.headers.authorization });
      if (authority.misbehave) return authority.misbehave(body, response);
      return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(answer(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const authority: Authority = {
    url: `http://127.0.0.1:${port}/tsa`,
    asked: [],
    misbehave: undefined,
    now,
    answer,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  return authority;
};

export const isStampOf = (folder: string, token: Buffer, content: Buffer): boolean => {
  writeFileSync(path.join(folder, 'token.der'), token);
  writeFileSync(path.join(folder, 'content.bin'), content);
  const files = ['-in', 'token.der', '-token_in', '-data', 'content.bin', '-CAfile', 'tsa-ca.pem'];
  return openssl(folder, 'ts', '-verify', ...files).includes('Verification: OK');
};

/** `id-aa-timeStampToken`, then the SET of one value, whose length takes two bytes. */
const TOKEN = Buffer.from('060b2a864886f70d010910020e3182', 'hex');
const LENGTH_BYTES = 2;

export const tokenIn = (signature: Buffer): Buffer => {
  const at = signature.indexOf(TOKEN);
  if (at < 0) throw new Error('There is no time stamp');
  const begin = at + TOKEN.length + LENGTH_BYTES;
  return signature.subarray(begin, begin + signature.readUInt16BE(at + TOKEN.length));
};

const SEQUENCE = 0x30;
const sequence = (...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.of(SEQUENCE, 0x82, content.length >> 8, content.length & 0xff), content]);
};
const GRANTED = Buffer.from('3003020100', 'hex');

/** Tag and length of a GeneralizedTime in whole seconds, of which a time stamp has one. */
const TIME = Buffer.from('180f', 'hex');

export const signedAnew = (folder: string, answer: Buffer, certificate: string, at?: Date): Buffer => {
  writeFileSync(path.join(folder, 'right.tsr'), answer);
  openssl(folder, 'ts', '-reply', '-in', 'right.tsr', '-token_out', '-out', 'right.der');
  openssl(folder, 'cms', '-verify', '-noverify', '-inform', 'DER', '-in', 'right.der', '-out', 'info.der');
  const info = readFileSync(path.join(folder, 'info.der'));
  if (at) info.write(digitsOf(at), info.lastIndexOf(TIME) + TIME.length, 'latin1');
  writeFileSync(path.join(folder, 'info.der'), info);
  const by = ['-signer', `${certificate}.pem`, '-inkey', `${certificate}.key`, '-md', 'sha256', '-cades'];
  const what = ['-binary', '-nodetach', '-econtent_type', '1.2.840.113549.1.9.16.1.4', '-in', 'info.der'];
  openssl(folder, 'cms', '-sign', ...by, ...what, '-outform', 'DER', '-out', 'anew.der');
  return sequence(GRANTED, readFileSync(path.join(folder, 'anew.der')));
};
