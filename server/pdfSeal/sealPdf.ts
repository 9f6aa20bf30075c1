/** Seals finished PDFs: PAdES baseline B-B, and B-T once there is a time stamp. */
import { X509Certificate } from 'node:crypto';
import { withPlace } from './addPlace';
import { signatureOf, valueToStamp, withTimeStamp } from './cms';
import { digestAround, fillHole, findHole, openHole, signatureIn } from './hole';
import type { SealKey } from '../deps';

const REASON = 'Sigillo del documento firmato dal titolare';
const TRIAL_REASON = `${REASON}. Certificato di prova: il sigillo non ha valore`;

/** An attribute that a name has several times is a list. */
type Attributes = Readonly<Partial<Record<'CN' | 'O', string | readonly string[]>>>;

export const nameOfKey = ({ certificates: [own] }: SealKey): string => {
  const certificate = new X509Certificate(own);
  const { CN = [], O = [] } = certificate.toLegacyObject().subject as Attributes;
  // OpenSSL has no text for an empty subject.
  const subject = (certificate.subject as string | undefined) ?? '';
  const names = [CN, O, subject.split('\n').join(', ')].flat();
  return names.find((name) => name.trim() !== '') ?? certificate.serialNumber;
};

/** The first bytes are the file that was given, unchanged. */
export const sealPdf = async (bytes: Buffer, key: SealKey, at: Date): Promise<Buffer> => {
  const reason = key.isTrial ? TRIAL_REASON : REASON;
  const sealed = await withPlace(bytes, { at, name: nameOfKey(key), reason });
  const hole = openHole(sealed, bytes.length);
  fillHole(sealed, hole, await signatureOf(digestAround(sealed, hole), key));
  return sealed;
};

export const toStamp = (sealed: Buffer): Buffer => valueToStamp(signatureIn(sealed, findHole(sealed)));

/** Nothing but what is in the hole changes. */
export const withStamp = (sealed: Buffer, token: Buffer): Buffer => {
  const stamped = Buffer.from(sealed);
  const hole = findHole(stamped);
  fillHole(stamped, hole, withTimeStamp(signatureIn(stamped, hole), token));
  return stamped;
};
