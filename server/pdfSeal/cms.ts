/**
 * The signature in a sealed PDF: CMS as PAdES baseline B-B wants it (ETSI EN 319 142-1, 6.3), and B-T with a
 * time stamp.
 */
import { createHash, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { derOf, octets, oid, sequence, sha256Algorithm, signatureAlgorithm } from './asn1';
import type { SealKey } from '../deps';
import { oids } from './oids';

const SIGNED = 0;
const UNSIGNED = 1;
const SET_OF = 0x31;

const inOrder = (attributes: readonly Attribute[]): Attribute[] =>
  attributes
    .map((attribute) => ({ attribute, der: derOf(attribute.toSchema()) }))
    .sort((one, other) => Buffer.compare(one.der, other.der))
    .map(({ attribute }) => attribute);

/**
 * Without the time of signing: the profile has it in the PDF's dictionary alone. `signing-certificate-v2`
 * binds the certificate, so that no other one of the same key can take its place.
 */
const signedAttributes = (digest: Buffer, certificate: Buffer): SignedAndUnsignedAttributes => {
  const hash = octets(createHash('sha256').update(certificate).digest());
  return new SignedAndUnsignedAttributes({
    type: SIGNED,
    attributes: inOrder([
      new Attribute({ type: oids.contentType, values: [oid(ContentInfo.DATA)] }),
      new Attribute({ type: oids.messageDigest, values: [octets(digest)] }),
      new Attribute({ type: oids.signingCertificateV2, values: [sequence(sequence(sequence(hash)))] }),
    ]),
  });
};

const encoded = (signed: SignedData): Buffer =>
  derOf(new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) }).toSchema());

/** The signature does not contain the content. */
export const signatureOf = async (digest: Buffer, key: SealKey): Promise<Buffer> => {
  const [own] = key.certificates;
  const certificates = key.certificates.map((der) => Certificate.fromBER(Uint8Array.from(der)));
  const { issuer, serialNumber } = Certificate.fromBER(Uint8Array.from(own));
  const signedAttrs = signedAttributes(digest, own);
  // In the message they are tagged [0]; what is signed is a SET OF them.
  const toSign = derOf(signedAttrs.toSchema());
  toSign[0] = SET_OF;
  const { asymmetricKeyType } = new X509Certificate(own).publicKey;
  const signerInfo = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
    digestAlgorithm: sha256Algorithm(),
    signedAttrs,
    signatureAlgorithm: signatureAlgorithm(asymmetricKeyType),
    signature: octets(await key.sign(toSign)),
  });
  return encoded(
    new SignedData({
      version: 1,
      digestAlgorithms: [sha256Algorithm()],
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: ContentInfo.DATA }),
      certificates,
      signerInfos: [signerInfo],
    }),
  );
};

/** What follows the signature, as in the padding of a hole, is not read. Throws when there is none. */
const readSignature = (der: Buffer): { readonly signed: SignedData; readonly signerInfo: SignerInfo } => {
  const { result, offset } = asn1.fromBER(Uint8Array.from(der));
  if (offset === -1) throw new Error('Not a signature');
  const signed = new SignedData({ schema: new ContentInfo({ schema: result }).content });
  const [signerInfo] = signed.signerInfos;
  if (!signerInfo) throw new Error('A signature without a signer');
  return { signed, signerInfo };
};

export const valueToStamp = (der: Buffer): Buffer =>
  Buffer.from(readSignature(der).signerInfo.signature.valueBlock.valueHexView);

/** The signed data stay unchanged. */
export const withTimeStamp = (der: Buffer, token: Buffer): Buffer => {
  const { signed, signerInfo } = readSignature(der);
  const { result } = asn1.fromBER(Uint8Array.from(token));
  signerInfo.unsignedAttrs = new SignedAndUnsignedAttributes({
    type: UNSIGNED,
    attributes: [new Attribute({ type: oids.timeStampToken, values: [result] })],
  });
  return encoded(signed);
};
