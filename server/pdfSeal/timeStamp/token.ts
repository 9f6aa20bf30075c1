/** Requests and answers of a time-stamp authority (RFC 3161). */
import { createHash, randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import {
  type Certificate,
  ContentInfo,
  ExtKeyUsage,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';
import { derOf, octets, sha256Algorithm } from '../asn1';
import { oids } from '../oids';

const NONCE_BYTES = 16;

export interface StampRequest {
  /** The content to stamp, of which only the hash is sent. */
  readonly content: Buffer;
  readonly nonce: Buffer;
  readonly der: Buffer;
}

const sha256 = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

export const stampRequest = (content: Buffer): StampRequest => {
  const nonce = randomBytes(NONCE_BYTES);
  // Positive, and without a leading zero, which DER would leave out.
  nonce[0] = 1;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: sha256Algorithm(),
      hashedMessage: octets(sha256(content)),
    }),
    nonce: new asn1.Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  });
  return { content, nonce, der: derOf(request.toSchema()) };
};

export interface TimeStamp {
  /** DER. */
  readonly token: Buffer;
  /** By the authority's clock. */
  readonly at: Date;
}

const requireOf = (info: TSTInfo, { content, nonce }: StampRequest): void => {
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  const imprint = Buffer.from(hashedMessage.valueBlock.valueHexView);
  if (hashAlgorithm.algorithmId !== oids.sha256 || !imprint.equals(sha256(content)))
    throw new Error('The time stamp is of another content');
  if (!info.nonce || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce))
    throw new Error('The time stamp answers another request');
};

/** RFC 3161 wants a certificate for time stamps alone. */
const isForStamps = (certificate: Certificate): boolean => {
  const extension = certificate.extensions?.find(({ extnID }) => extnID === oids.extendedKeyUsage);
  const usage: unknown = extension?.parsedValue;
  return usage instanceof ExtKeyUsage && usage.keyPurposes.join() === oids.timeStamping;
};

/** Otherwise no verifier would ever accept it: the document waits for a valid one. */
const isValidAt = ({ notBefore, notAfter }: Certificate, at: Date): boolean =>
  notBefore.value <= at && at <= notAfter.value;

/**
 * Throws when the time stamp is refused, of another request, or not signed by its certificate while that was
 * valid. Verifiers of the document decide whether they trust that certificate.
 */
export const readAnswer = async (answer: Buffer, request: StampRequest): Promise<TimeStamp> => {
  const { status, timeStampToken } = TimeStampResp.fromBER(Uint8Array.from(answer));
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error(`No time stamp: status ${status.status}`);
  if (timeStampToken.contentType !== ContentInfo.SIGNED_DATA) throw new Error('The time stamp is not signed');
  const signed = new SignedData({ schema: timeStampToken.content });
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== oids.timeStampInfo || !eContent) throw new Error('The time stamp has no time');
  const info = TSTInfo.fromBER(eContent.getValue());
  requireOf(info, request);
  const data = Uint8Array.from(request.content).buffer;
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data,
    extendedMode: true,
  });
  if (signatureVerified !== true) throw new Error("The time stamp's signature is not valid");
  if (!signerCertificate || !isForStamps(signerCertificate))
    throw new Error("The time stamp's certificate is not for time stamps");
  if (!isValidAt(signerCertificate, info.genTime))
    throw new Error("The time stamp's certificate was not valid at its time");
  return { token: derOf(timeStampToken.toSchema()), at: info.genTime };
};
