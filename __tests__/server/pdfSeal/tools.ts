/** Programs of others that judge seals and time stamps: openssl, and poppler's pdfsig. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Call it outside of tests; the folder is removed after the test file. */
export const testFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-seal-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const OPENSSL = process.env.OPENSSL_PATH ?? 'openssl';

export const openssl = (folder: string, ...args: readonly string[]): Buffer =>
  execFileSync(OPENSSL, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });

const PDFSIG = process.env.PDFSIG_PATH ?? '/usr/bin/pdfsig';

export const pdfsig = async (folder: string, pdf: Buffer): Promise<string> => {
  const file = path.join(folder, 'judged.pdf');
  writeFileSync(file, pdf);
  const { stdout } = await run(PDFSIG, ['-nocert', file]).catch((error: { stdout: string }) => error);
  return stdout;
};

export const picturesOf = (folder: string, pdf: Buffer): Buffer[] => {
  const drawn = mkdtempSync(path.join(folder, 'pages-'));
  const file = path.join(drawn, 'drawn.pdf');
  writeFileSync(file, pdf);
  execFileSync(path.join(path.dirname(PDFSIG), 'pdftocairo'), [
    '-png',
    '-r',
    '40',
    file,
    path.join(drawn, 'page'),
  ]);
  const pages = readdirSync(drawn).filter((name) => name.endsWith('.png'));
  return pages.sort().map((name) => readFileSync(path.join(drawn, name)));
};

export const VALID = 'Signature Validation: Signature is Valid.';
export const WHOLE = 'Total document signed';

export const makeCertificates = (folder: string, subject: string): void => {
  const authority = [
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Autorita di prova',
    '-days',
    '3650',
  ];
  openssl(folder, 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...authority);
  const kinds = { ec: ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'], rsa: ['rsa:2048'] };
  for (const [kind, newKey] of Object.entries(kinds)) {
    const request = ['-keyout', `${kind}.key`, '-out', `${kind}.csr`, '-subj', subject];
    openssl(folder, 'req', '-newkey', ...newKey, '-nodes', ...request);
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '730'];
    openssl(folder, 'x509', '-req', '-in', `${kind}.csr`, ...by, '-out', `${kind}.pem`);
  }
};

export const makeP12 = (
  folder: string,
  kind: 'ec' | 'rsa',
  password: string,
  ...options: string[]
): string => {
  const out = `${kind}${options.join('')}.p12`;
  const content = ['-inkey', `${kind}.key`, '-in', `${kind}.pem`, '-certfile', 'ca.pem'];
  openssl(folder, 'pkcs12', '-export', ...options, ...content, '-out', out, '-passout', `pass:${password}`);
  return path.join(folder, out);
};
