// Keys that sign, and whose seals readers of PDFs would not accept.
import path from 'node:path';
import { openSealKey } from '../../../server/pdfSeal/key/openSealKey';
import { lineOf } from '../../../server/startFailure';
import { openssl, testFolder } from './tools';

const folder = testFolder();
const PASSWORD = 'x';
const log = { info: jest.fn(), warn: jest.fn() };

describe('[R6-01] a key that is', () => {
  const kinds = [
    ['RSA of 1024 bits', 'rsa:1024', 'its RSA key has 1024 bits; at least 2048 are needed'],
    [
      'ECDSA on a curve of 192 bits',
      ['ec', '-pkeyopt', 'ec_paramgen_curve:P-192'],
      'the curve of its key is prime192v1; needed is one of P-256, P-384, P-521',
    ],
    [
      'ECDSA on a curve that pdfsig does not know',
      ['ec', '-pkeyopt', 'ec_paramgen_curve:brainpoolP256r1'],
      'the curve of its key is brainpoolP256r1; needed is one of P-256, P-384, P-521',
    ],
    [
      'ECDSA on a curve without its name',
      ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-pkeyopt', 'ec_param_enc:explicit'],
      'its certificate has the curve of its key in numbers, not by its name',
    ],
    ['Ed25519', 'ed25519', 'its key is of the kind ed25519; RSA or ECDSA is needed'],
  ] as const;

  it.each(kinds)('%s is refused at the start, in one line that says so', async (_, kind, words) => {
    const of = ['-keyout', 'kind.key', '-out', 'kind.pem', '-subj', '/CN=Istituto Esempio', '-days', '730'];
    openssl(folder, 'req', '-x509', '-newkey', ...[kind].flat(), '-nodes', ...of);
    const files = ['-inkey', 'kind.key', '-in', 'kind.pem', '-out', 'kind.p12'];
    openssl(folder, 'pkcs12', '-export', ...files, '-passout', `pass:${PASSWORD}`);
    const refused: unknown = await openSealKey(
      { SEAL_P12: path.join(folder, 'kind.p12'), SEAL_PASSWORD: PASSWORD, DATA_DIR: folder, WEB_DIR: folder },
      log,
      new Date(),
    ).catch((error: unknown) => error);
    expect(lineOf(refused)).toBe(`Setting SEAL_P12 is not valid: ${words}`);
  });
});
