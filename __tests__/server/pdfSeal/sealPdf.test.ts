import { createPrivateKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { contractKinds } from '../../../server/pdf/data';
import { renderContract } from '../../../server/pdf/render';
import { digestAround, fillHole, findHole, signatureIn } from '../../../server/pdfSeal/hole';
import { pemBlocks } from '../../../server/pdfSeal/key/pem';
import { privateSealKey } from '../../../server/pdfSeal/key/privateKey';
import type { SealKey } from '../../../server/deps';
import { openTrialKey } from '../../../server/pdfSeal/key/trialKey';
import { sealPdf, toStamp, withStamp } from '../../../server/pdfSeal/sealPdf';
import { timeStampOf } from '../../../server/pdfSeal/timeStamp/authority';
import { readPdf } from '../pdf/readPdf';
import { sampleData } from '../../../scripts/testing/samples/contractData';
import { isStampOf, startAuthority, type Authority } from './authority';
import { makeCertificates, openssl, pdfsig, picturesOf, testFolder, VALID, WHOLE } from './tools';

const folder = testFolder();
const at = new Date();
let authority: Authority;
beforeAll(async () => {
  makeCertificates(folder, '/CN=Istituto Esempio S.p.A.');
  authority = await startAuthority(folder);
});
afterAll(() => authority.stop());

const keyOf = (kind: 'ec' | 'rsa'): SealKey => {
  const [own, issuer] = [`${kind}.pem`, 'ca.pem'].map(
    (name) => pemBlocks(readFileSync(path.join(folder, name), 'latin1'), 'CERTIFICATE')[0],
  );
  if (!own || !issuer) throw new Error('There is no certificate');
  const key = createPrivateKey(readFileSync(path.join(folder, `${kind}.key`)));
  return privateSealKey({ key, certificates: [own, issuer], isTrial: false });
};

const kinds = Object.entries(contractKinds);
const documentOf = (kind: 0 | 1): Promise<Buffer> => renderContract(sampleData(kind));

/** Throws unless openssl finds the signature right, with the certificate that CAdES binds to it. */
const requireCades = (sealed: Buffer): void => {
  const hole = findHole(sealed);
  writeFileSync(path.join(folder, 'signature.der'), signatureIn(sealed, hole));
  writeFileSync(
    path.join(folder, 'signed.bin'),
    Buffer.concat([sealed.subarray(0, hole.begin), sealed.subarray(hole.end)]),
  );
  const what = ['-inform', 'DER', '-in', 'signature.der', '-binary', '-content', 'signed.bin'];
  openssl(
    folder,
    'cms',
    '-verify',
    '-cades',
    ...what,
    '-CAfile',
    'ca.pem',
    '-purpose',
    'any',
    '-out',
    'out.bin',
  );
};

describe.each(kinds)('a sealed %s', (_, kind) => {
  it('[R2.10-01] begins with the file that was agreed to, and reads as that does', async () => {
    const agreed = await documentOf(kind);
    const sealed = await sealPdf(agreed, keyOf('ec'), at);
    expect(sealed.subarray(0, agreed.length).equals(agreed)).toBe(true);
    expect(await readPdf(sealed)).toEqual(await readPdf(agreed));
  });

  it.each(['ec', 'rsa'] as const)('[R6-01] is valid for pdfsig and openssl with a key %s', async (name) => {
    const sealed = await sealPdf(await documentOf(kind), keyOf(name), at);
    requireCades(sealed);
    const said = await pdfsig(folder, sealed);
    for (const words of [VALID, WHOLE, 'ETSI.CAdES.detached', 'SHA-256', 'Istituto Esempio S.p.A.'])
      expect(said).toContain(words);
  });

  it('[R6-01] stays valid with a time stamp, which changes nothing but the hole', async () => {
    const sealed = await sealPdf(await documentOf(kind), keyOf('ec'), at);
    const { token } = await timeStampOf(authority.url, toStamp(sealed));
    expect(isStampOf(folder, token, toStamp(sealed))).toBe(true);
    const stamped = withStamp(sealed, token);
    const hole = findHole(sealed);
    expect(findHole(stamped)).toEqual(hole);
    expect(digestAround(stamped, hole)).toEqual(digestAround(sealed, hole));
    expect(signatureIn(stamped, hole).includes(token)).toBe(true);
    requireCades(stamped);
    expect(await pdfsig(folder, stamped)).toContain(VALID);
    expect(toStamp(stamped)).toEqual(toStamp(sealed));
  });
});

it('[R6-01] one changed byte anywhere around the signature makes it invalid', async () => {
  const sealed = await sealPdf(await documentOf(1), keyOf('ec'), at);
  const { begin, end } = findHole(sealed);
  const place = fc.oneof(
    fc.integer({ min: 0, max: begin - 1 }),
    fc.integer({ min: end, max: sealed.length - 1 }),
  );
  const unseen: number[] = [];
  await fc.assert(
    fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (where, mask) => {
      const changed = Buffer.from(sealed);
      changed[where] = (changed[where] ?? 0) ^ mask;
      if ((await pdfsig(folder, changed)).includes(VALID)) unseen.push(where);
    }),
    { numRuns: 60 },
  );
  expect(unseen).toEqual([]);
});

const hex = (digits: string): Buffer => Buffer.from(digits, 'hex');
const CONTENT_TYPE = hex('06092a864886f70d010903');
const ECDSA = hex('300a06082a8648ce3d040302');

/** Parts of a signature that say who has signed what: the certificate, the signed attributes, the value. */
const partsOf = (signature: Buffer, certificate: Buffer): readonly (readonly [number, number])[] => {
  const [from, algorithm] = [signature.indexOf(certificate), signature.lastIndexOf(ECDSA)];
  const attributes = signature.indexOf(CONTENT_TYPE, from + certificate.length);
  expect(Math.min(from, attributes, algorithm)).toBeGreaterThan(0);
  const value = algorithm + ECDSA.length;
  return [
    [from, from + certificate.length - 1],
    [attributes, algorithm - 1],
    [value, value + 1 + (signature[value + 1] ?? 0)],
  ];
};

it('[R6-01] one changed byte of who has signed what, within the signature, is found by openssl', async () => {
  const sealed = await sealPdf(await documentOf(1), keyOf('ec'), at);
  requireCades(sealed);
  const hole = findHole(sealed);
  const signature = signatureIn(sealed, hole);
  const parts = partsOf(signature, keyOf('ec').certificates[0]);
  const place = fc.oneof(...parts.map(([min, max]) => fc.integer({ min, max })));
  fc.assert(
    fc.property(place, fc.integer({ min: 1, max: 255 }), (where, mask) => {
      const other = Buffer.from(signature);
      other[where] = (other[where] ?? 0) ^ mask;
      const changed = Buffer.from(sealed);
      fillHole(changed, hole, other);
      expect(() => requireCades(changed)).toThrow();
    }),
    { numRuns: 60 },
  );
});

it('[R6-01] with something behind its end it is no whole document for pdfsig', async () => {
  const sealed = await sealPdf(await documentOf(1), keyOf('ec'), at);
  for (const behind of ['\n', '% more', '\nstartxref\n0\n%%EOF\n'])
    expect(await pdfsig(folder, Buffer.concat([sealed, Buffer.from(behind)]))).not.toContain(`- ${WHOLE}`);
  expect(await pdfsig(folder, sealed)).toContain(`- ${WHOLE}`);
});

it('[R6-01] an applicant’s words that look like a byte range hide no seal', async () => {
  const { contact } = sampleData(1);
  const anagrafica = { ...contact.anagrafica, nome: '/ByteRange [ 0 1 2 3 ]' };
  const agreed = await renderContract(sampleData(1, { contact: { ...contact, anagrafica } }));
  expect(agreed.includes('/ByteRange [ 0 1 2 3 ]')).toBe(true);
  const sealed = await sealPdf(agreed, keyOf('ec'), at);
  expect(findHole(sealed).begin).toBeGreaterThan(agreed.length);
});

it('[R6-01] an unsealed file has no hole, nor has one with something behind its seal', async () => {
  const agreed = await documentOf(1);
  expect(() => findHole(agreed)).toThrow('no seal');
  const sealed = await sealPdf(agreed, keyOf('ec'), at);
  expect(() => findHole(Buffer.concat([sealed, Buffer.from('\n')]))).toThrow('no seal');
});

it('[R6-01] the dictionary has the time of signing, and the signature has none', async () => {
  const sealed = await sealPdf(await documentOf(0), keyOf('ec'), at);
  const file = await PDFDocument.load(sealed, { updateMetadata: false });
  const [signature] = file.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) =>
      one instanceof PDFDict && one.get(PDFName.of('Type')) === PDFName.of('Sig') ? one : [],
    );
  expect(signature?.lookup(PDFName.of('M'), PDFString).decodeDate().getTime()).toBe(
    Math.floor(at.getTime() / 1000) * 1000,
  );
  const cms = signatureIn(sealed, findHole(sealed));
  expect(cms.includes(Buffer.from('06092a864886f70d010905', 'hex'))).toBe(false);
  expect(cms.includes(Buffer.from('060b2a864886f70d010910022f', 'hex'))).toBe(true);
});

it('[R2.10-01] its field is hidden, has a text, and its page is read in the order of the structure', async () => {
  const file = await PDFDocument.load(await sealPdf(await documentOf(0), keyOf('ec'), at));
  const HIDDEN = 2;
  const fields = file.getPages().flatMap((page) => {
    const annotations = page.node.Annots()?.asArray() ?? [];
    if (annotations.length > 0) expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
    return annotations.map((one) => file.context.lookup(one, PDFDict));
  });
  expect(fields).toHaveLength(1);
  expect((fields[0]?.lookup(PDFName.of('F'), PDFNumber).asNumber() ?? 0) & HIDDEN).toBe(HIDDEN);
  expect(fields[0]?.get(PDFName.of('TU'))).toBeDefined();
});

it('[R6-01] says that it is a trial’s where it is', async () => {
  const agreed = await documentOf(0);
  const trial = await pdfsig(folder, await sealPdf(agreed, await openTrialKey(folder, at), at));
  expect(trial).toContain(VALID);
  expect(trial).toMatch(/certificato di prova/);
  expect(await pdfsig(folder, await sealPdf(agreed, keyOf('ec'), at))).not.toMatch(/prova/);
});

it('[R2.10-01] looks as before on every page', async () => {
  const agreed = await documentOf(1);
  const sealed = await sealPdf(agreed, keyOf('ec'), at);
  const before = picturesOf(folder, agreed);
  const pages = picturesOf(folder, sealed);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map((page) => page.length)).not.toContain(0);
  expect(pages.every((page, index) => page.equals(before[index] ?? Buffer.of()))).toBe(true);
});
