/** A key of seals that is in the memory of this process. */
import { sign, X509Certificate, type KeyObject } from 'node:crypto';
import type { SealKey } from '../../deps';

interface Material {
  readonly key: KeyObject;
  readonly certificates: SealKey['certificates'];
  readonly isTrial: boolean;
}

/** Throws when the key is of another kind, or is not that of the first certificate. */
export const privateSealKey = ({ key, certificates, isTrial }: Material): SealKey => {
  const kind = key.asymmetricKeyType;
  if (kind !== 'ec' && kind !== 'rsa') throw new Error(`A key for ECDSA or RSA is needed, not ${kind}`);
  if (!new X509Certificate(certificates[0]).checkPrivateKey(key))
    throw new Error('The key is not that of the certificate');
  return { certificates, isTrial, sign: async (bytes) => sign('sha256', bytes, key) };
};
