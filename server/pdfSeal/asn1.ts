import * as asn1 from 'asn1js';
import { AlgorithmIdentifier } from 'pkijs';
import { oids } from './oids';

export const octets = (bytes: Uint8Array): asn1.OctetString =>
  new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });

export const oid = (value: string): asn1.ObjectIdentifier => new asn1.ObjectIdentifier({ value });

export const sequence = (...value: asn1.BaseBlock[]): asn1.Sequence => new asn1.Sequence({ value });

interface Encoded {
  toBER(): ArrayBuffer;
}

export const derOf = (block: Encoded): Buffer => Buffer.from(block.toBER());

export const sha256Algorithm = (): AlgorithmIdentifier =>
  new AlgorithmIdentifier({ algorithmId: oids.sha256 });

/** For signatures with SHA-256 by a key of this kind. RSA has NULL for its parameters, ECDSA has none. */
export const signatureAlgorithm = (kind: string | undefined): AlgorithmIdentifier =>
  kind === 'rsa'
    ? new AlgorithmIdentifier({ algorithmId: oids.sha256WithRsa, algorithmParams: new asn1.Null() })
    : new AlgorithmIdentifier({ algorithmId: oids.ecdsaWithSha256 });
