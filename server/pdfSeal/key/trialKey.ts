import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import * as asn1 from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, PublicKeyInfo, Time } from 'pkijs';
import { readSecret } from '../../machine/secretFile';
import { derOf, signatureAlgorithm } from '../asn1';
import { oids } from '../oids';
import { privateSealKey } from './privateKey';
import { pemBlocks, pemOf } from './pem';
import type { SealKey } from '../../deps';

export const TRIAL_NAME = 'Apertura – certificato di prova';
const FILE = 'trial-seal.pem';
const YEARS = 10;
const SERIAL_BYTES = 16;
/** digitalSignature and nonRepudiation, the first two bits. */
const KEY_USAGE = Uint8Array.of(0xc0);
const UNUSED_BITS = 6;

const extension = (extnID: string, value: asn1.BaseBlock, critical: boolean): Extension =>
  new Extension({ extnID, critical, extnValue: value.toBER() });

/** Both as PEM. */
const makeTrialKey = (now: Date): string => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const serial = randomBytes(SERIAL_BYTES);
  // Positive, and without a leading zero.
  serial[0] = 1;
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + YEARS);
  const certificate = new Certificate({
    version: 2,
    serialNumber: new asn1.Integer({ valueHex: Uint8Array.from(serial).buffer }),
    signature: signatureAlgorithm('ec'),
    signatureAlgorithm: signatureAlgorithm('ec'),
    notBefore: new Time({ type: 0, value: now }),
    notAfter: new Time({ type: 0, value: until }),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(Uint8Array.from(spki)),
    extensions: [
      extension(oids.basicConstraints, new BasicConstraints({ cA: false }).toSchema(), true),
      extension(
        oids.keyUsage,
        new asn1.BitString({ valueHex: KEY_USAGE.buffer, unusedBits: UNUSED_BITS }),
        true,
      ),
      extension(
        oids.subjectKeyIdentifier,
        new asn1.OctetString({ valueHex: Uint8Array.from(createHash('sha1').update(spki).digest()).buffer }),
        false,
      ),
    ],
  });
  for (const name of [certificate.subject, certificate.issuer])
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type: oids.commonName, value: new asn1.Utf8String({ value: TRIAL_NAME }) }),
    );
  const signature = sign('sha256', derOf(certificate.encodeTBS()), privateKey);
  certificate.signatureValue = new asn1.BitString({ valueHex: Uint8Array.from(signature).buffer });
  return `${privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}${pemOf(derOf(certificate.toSchema(true)))}`;
};

export const openTrialKey = async (folder: string, now: Date): Promise<SealKey> => {
  const pem = await readSecret({ folder, name: FILE, make: () => makeTrialKey(now), mayCreate: true });
  const [certificate] = pemBlocks(pem ?? '', 'CERTIFICATE');
  if (!pem || !certificate) throw new Error(`The file ${FILE} holds no certificate`);
  return privateSealKey({ key: createPrivateKey(pem), certificates: [certificate], isTrial: true });
};
