import { constants, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../../../server/config';
import { openSealKey } from '../../../server/pdfSeal/key/openSealKey';
import { readP12 } from '../../../server/pdfSeal/key/p12';
import type { SealKey } from '../../../server/deps';
import { openTrialKey, TRIAL_NAME } from '../../../server/pdfSeal/key/trialKey';
import { lineOf } from '../../../server/startFailure';
import { nameOfKey } from '../../../server/pdfSeal/sealPdf';
import { makeCertificates, makeP12, openssl, testFolder } from './tools';

const folder = testFolder();
const another = testFolder();
const PASSWORD = 'pàssword di prova';
const SUBJECT = '/CN=Istituto Esempio S.p.A./O=Istituto Esempio';
/** After the certificates are made. */
const now = new Date(Date.now() + 3_600_000);
const log = { info: jest.fn(), warn: jest.fn() };

beforeAll(() => makeCertificates(folder, SUBJECT));

const open = (SEAL_P12: string, SEAL_PASSWORD = PASSWORD) =>
  openSealKey({ SEAL_P12, SEAL_PASSWORD, DATA_DIR: folder, WEB_DIR: folder }, log, now);

const keys: readonly (readonly [string, () => Promise<SealKey>])[] = [
  ['of a P12 file, ECDSA', async () => open(makeP12(folder, 'ec', PASSWORD))],
  ['of a P12 file, RSA', async () => open(makeP12(folder, 'rsa', PASSWORD))],
  ['of a trial', () => openTrialKey(folder, now)],
];

describe.each(keys)('a key %s', (_, openKey) => {
  it('[R6-01] signs with SHA-256, as its own certificate verifies', async () => {
    const key = await openKey();
    const certificate = new X509Certificate(key.certificates[0]);
    const bytes = Buffer.from('what is signed');
    const signature = await key.sign(bytes);
    const publicKey = createPublicKey(certificate.publicKey.export({ type: 'spki', format: 'pem' }));
    const check = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
    expect(
      verify('sha256', bytes, publicKey.asymmetricKeyType === 'rsa' ? check : publicKey, signature),
    ).toBe(true);
    expect(certificate.validTo && new Date(certificate.validTo) > now).toBe(true);
  });

  it('[R6-01] has its own certificate first, then those that issued it', async () => {
    const { certificates, isTrial } = await openKey();
    const chain = certificates.map((der) => new X509Certificate(der));
    expect(chain).toHaveLength(isTrial ? 1 : 2);
    for (const [at, one] of chain.slice(0, -1).entries())
      expect(one.checkIssued(chain[at + 1] ?? one)).toBe(true);
  });
});

it('[R6-01] names the provider as the certificate does, and a trial as a trial', async () => {
  expect(nameOfKey(await open(makeP12(folder, 'ec', PASSWORD)))).toBe('Istituto Esempio S.p.A.');
  expect(nameOfKey(await openTrialKey(folder, now))).toBe(TRIAL_NAME);
  expect(TRIAL_NAME).toContain('prova');
});

it('[R6-01] makes the key of a trial once, and tells the log that it is a trial', async () => {
  const opened = await openSealKey({ DATA_DIR: another, WEB_DIR: another }, log, now);
  expect(log.info).toHaveBeenCalledWith(expect.stringContaining("a trial's certificate"));
  expect((await openTrialKey(another, now)).certificates).toEqual(opened.certificates);
  expect(opened.isTrial).toBe(true);
});

it('[R6-01] warns of a trial’s key while the footer of every page names a provider', async () => {
  const legalLine = 'Istituto Esempio S.p.A., via Roma 1, Milano';
  writeFileSync(path.join(another, 'config.json'), JSON.stringify({ legalLine, invitationPassphrase: 'x' }));
  log.warn.mockClear();
  await openSealKey({ DATA_DIR: another, WEB_DIR: another }, log, now);
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('no page says it: set SEAL_P12'));
});

it('[R6-01] refuses a wrong password, another file, an old way of encryption and a key without certificate', async () => {
  const good = makeP12(folder, 'ec', PASSWORD);
  const text = path.join(folder, 'text.p12');
  writeFileSync(text, 'no P12 file');
  const cut = path.join(folder, 'cut.p12');
  writeFileSync(cut, readFileSync(good).subarray(0, 300));
  const other = path.join(folder, 'other.p12');
  const keyAlone = ['-nocerts', '-inkey', 'ec.key', '-out', other, '-passout', `pass:${PASSWORD}`];
  openssl(folder, 'pkcs12', '-export', ...keyAlone);
  for (const [file, password] of [
    [good, 'another'],
    [text, PASSWORD],
    [cut, PASSWORD],
    [makeP12(folder, 'ec', PASSWORD, '-legacy'), PASSWORD],
    [other, PASSWORD],
    [path.join(folder, 'missing.p12'), PASSWORD],
  ] as const)
    await expect(open(file, password)).rejects.toThrow(ConfigError);
  await expect(readP12(readFileSync(good), PASSWORD)).resolves.toMatchObject({ isTrial: false });
});

it('[R6-01] refuses a certificate that has ended, and warns of one that ends soon', async () => {
  const file = makeP12(folder, 'ec', PASSWORD);
  const at = (days: number) =>
    openSealKey(
      { SEAL_P12: file, SEAL_PASSWORD: PASSWORD, DATA_DIR: folder, WEB_DIR: folder },
      log,
      new Date(now.getTime() + days * 86_400_000),
    );
  await expect(at(731)).rejects.toThrow('Setting SEAL_P12 is not valid: its certificate is for the time');
  await expect(at(-2)).rejects.toThrow(ConfigError);
  log.warn.mockClear();
  await at(600);
  expect(log.warn).not.toHaveBeenCalled();
  await at(700);
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('ends soon'));
});

it('[R6-01] of two certificates of one key takes the one that ends last', async () => {
  for (const days of [1, 400]) {
    const by = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', String(days)];
    openssl(folder, 'x509', '-req', '-in', 'ec.csr', ...by, '-out', `of-${days}.pem`);
  }
  for (const [first, second] of [
    ['of-1', 'of-400'],
    ['of-400', 'of-1'],
  ]) {
    const files = ['-inkey', 'ec.key', '-in', `${first}.pem`, '-certfile', `${second}.pem`];
    openssl(folder, 'pkcs12', '-export', ...files, '-out', 'two.p12', '-passout', 'pass:x');
    const { certificates } = await readP12(readFileSync(path.join(folder, 'two.p12')), 'x');
    expect(certificates).toHaveLength(1);
    const lasting = new X509Certificate(readFileSync(path.join(folder, 'of-400.pem')));
    expect(certificates[0].equals(lasting.raw)).toBe(true);
  }
});

describe('a certificate whose subject', () => {
  const subjects = [
    ['has two common names', '/CN=Uno/CN=Due/O=Istituto', 'Uno'],
    ['has no common name', '/C=IT/O=Istituto Esempio', 'Istituto Esempio'],
    ['has two organizations', '/O=Prima/O=Seconda', 'Prima'],
    ['has neither', '/C=IT/OU=Ufficio Sigilli', 'C=IT, OU=Ufficio Sigilli'],
    ['is empty', '/', undefined],
  ] as const;

  it.each(subjects)('%s seals with a name', async (_, subject, name) => {
    const of = ['-keyout', 'own.key', '-out', 'own.pem', '-subj', subject, '-days', '730'];
    openssl(folder, 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...of);
    const files = ['-inkey', 'own.key', '-in', 'own.pem', '-out', 'own.p12', '-passout', `pass:${PASSWORD}`];
    openssl(folder, 'pkcs12', '-export', ...files);
    const key = await open(path.join(folder, 'own.p12'));
    const { serialNumber } = new X509Certificate(key.certificates[0]);
    expect(nameOfKey(key)).toBe(name ?? serialNumber);
  });
});

it('[R6-01] refuses at the start, in one line, a key with which no document can be sealed', async () => {
  // Each certificate of the chain goes into every seal, whose place has 16 kB.
  const long = 'x'.repeat(60);
  const chain = Array.from(
    { length: 40 },
    (_, at) => `/O=${long}/OU=${long}/CN=Autorita ${at} ${long.slice(20)}`,
  );
  for (const [at, subject] of chain.entries()) {
    const request = ['-keyout', `step${at}.key`, '-out', `step${at}.csr`, '-subj', subject];
    openssl(folder, 'req', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...request);
    const by = at === 0 ? ['-key', 'step0.key'] : ['-CA', `step${at - 1}.pem`, '-CAkey', `step${at - 1}.key`];
    const serial = at === 0 ? [] : ['-CAcreateserial'];
    const files = ['-in', `step${at}.csr`, '-out', `step${at}.pem`, '-days', '730'];
    openssl(folder, 'x509', '-req', ...files, ...by, ...serial);
  }
  const last = `step${chain.length - 1}`;
  const all = chain.map((_, at) => readFileSync(path.join(folder, `step${at}.pem`), 'utf8')).join('');
  writeFileSync(path.join(folder, 'chain.pem'), all);
  const files = ['-inkey', `${last}.key`, '-in', `${last}.pem`, '-certfile', 'chain.pem', '-out', 'long.p12'];
  openssl(folder, 'pkcs12', '-export', ...files, '-passout', `pass:${PASSWORD}`);
  const refused: unknown = await open(path.join(folder, 'long.p12')).catch((error: unknown) => error);
  expect(lineOf(refused)).toMatch(/^Setting SEAL_P12 is not valid: no document can be sealed .*too large/);
  expect(lineOf(refused)).not.toContain('\n');
});
