import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import * as asn1 from 'asn1js';
import { CertBag, Certificate, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo, type PkiObject } from 'pkijs';
import { derOf } from '../asn1';
import { privateSealKey } from './privateKey';
import type { SealKey } from '../../deps';

interface Contents {
  readonly keys: readonly KeyObject[];
  /** DER. */
  readonly certificates: readonly Buffer[];
}

const keyOf = (bag: PkiObject, passphrase: string): KeyObject[] => {
  if (!(bag instanceof PKCS8ShroudedKeyBag || bag instanceof PrivateKeyInfo)) return [];
  const [key, format, type] = [derOf(bag.toSchema()), 'der', 'pkcs8'] as const;
  return [createPrivateKey({ key, format, type, ...(bag instanceof PKCS8ShroudedKeyBag && { passphrase }) })];
};

const certificateOf = (bag: PkiObject): Buffer[] => {
  if (!(bag instanceof CertBag)) return [];
  if (bag.parsedValue instanceof Certificate) return [derOf(bag.parsedValue.toSchema())];
  const { certValue } = bag;
  return certValue instanceof asn1.OctetString ? [Buffer.from(certValue.valueBlock.valueHexView)] : [];
};

/** Throws when the password is wrong. */
const contentsOf = async (bytes: Buffer, text: string): Promise<Contents> => {
  const file = PFX.fromBER(Uint8Array.from(bytes));
  const password = Uint8Array.from(Buffer.from(text)).buffer;
  await file.parseInternalValues({ password, checkIntegrity: true });
  const safe = file.parsedValue?.authenticatedSafe;
  if (!safe) throw new Error('Without contents');
  await safe.parseInternalValues({ safeContents: safe.safeContents.map(() => ({ password })) });
  const { safeContents } = safe.parsedValue as {
    safeContents: { value: { safeBags: { bagValue: PkiObject }[] } }[];
  };
  const bags = safeContents.flatMap(({ value }) => value.safeBags.map(({ bagValue }) => bagValue));
  return { keys: bags.flatMap((bag) => keyOf(bag, text)), certificates: bags.flatMap(certificateOf) };
};

const chainFrom = (own: Buffer, all: readonly Buffer[]): SealKey['certificates'] => {
  const chain: [Buffer, ...Buffer[]] = [own];
  for (let last = own; ;) {
    const issued = new X509Certificate(last);
    const issuer = all.find((one) => !chain.includes(one) && issued.checkIssued(new X509Certificate(one)));
    if (!issuer) return chain;
    chain.push(issuer);
    last = issuer;
  }
};

const endOf = (certificate: Buffer): number => Date.parse(new X509Certificate(certificate).validTo);

/** Throws when the file cannot be decrypted, holds no key with its certificate, or an UnfitKey. */
export const readP12 = async (bytes: Buffer, password: string): Promise<SealKey> => {
  const { keys, certificates } = await contentsOf(bytes, password);
  const [key] = keys;
  if (!key) throw new Error('Without a private key');
  // A renewed one may keep its key, and the file both.
  const [own] = certificates
    .filter((one) => new X509Certificate(one).checkPrivateKey(key))
    .sort((one, other) => endOf(other) - endOf(one));
  if (!own) throw new Error("Without the key's certificate");
  return privateSealKey({ key, certificates: chainFrom(own, certificates), isTrial: false });
};
