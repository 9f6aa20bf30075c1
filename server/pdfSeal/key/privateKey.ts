import { sign, X509Certificate, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import { Certificate } from 'pkijs';
import type { SealKey } from '../../deps';

interface Material {
  readonly key: KeyObject;
  readonly certificates: SealKey['certificates'];
  readonly isTrial: boolean;
}

/** Shorter keys can be forged within the years that a document must remain valid. */
const RSA_BITS_MIN = 2048;
/**
 * By the names of OpenSSL. ETSI TS 119 312 also has Brainpool's curves, but PDF readers without them, such as
 * those with NSS, call the seal invalid.
 */
const CURVES = new Map([
  ['prime256v1', 'P-256'],
  ['secp384r1', 'P-384'],
  ['secp521r1', 'P-521'],
]);

/** The message follows 'Setting SEAL_P12 is not valid: '. */
export class UnfitKey extends Error {}

/** OpenSSL also knows a curve written out in numbers. RFC 5480 forbids that, and readers refuse it. */
const namesCurve = (certificate: Buffer): boolean =>
  Certificate.fromBER(Uint8Array.from(certificate)).subjectPublicKeyInfo.algorithm.algorithmParams instanceof
  asn1.ObjectIdentifier;

const requireFit = ({ asymmetricKeyType: kind, asymmetricKeyDetails }: KeyObject, own: Buffer): void => {
  if (kind !== 'ec' && kind !== 'rsa')
    throw new UnfitKey(`its key is of the kind ${kind}; RSA or ECDSA is needed`);
  const bits = asymmetricKeyDetails?.modulusLength ?? 0;
  if (kind === 'rsa' && bits < RSA_BITS_MIN)
    throw new UnfitKey(`its RSA key has ${bits} bits; at least ${RSA_BITS_MIN} are needed`);
  const curve = asymmetricKeyDetails?.namedCurve ?? 'unnamed';
  if (kind === 'ec' && !CURVES.has(curve))
    throw new UnfitKey(
      `the curve of its key is ${curve}; needed is one of ${[...CURVES.values()].join(', ')}`,
    );
  if (kind === 'ec' && !namesCurve(own))
    throw new UnfitKey('its certificate has the curve of its key in numbers, not by its name');
};

/** Throws UnfitKey, or Error when the key is not that of the first certificate. */
export const privateSealKey = ({ key, certificates, isTrial }: Material): SealKey => {
  requireFit(key, certificates[0]);
  if (!new X509Certificate(certificates[0]).checkPrivateKey(key))
    throw new Error('The key is not that of the certificate');
  return { certificates, isTrial, sign: async (bytes) => sign('sha256', bytes, key) };
};
