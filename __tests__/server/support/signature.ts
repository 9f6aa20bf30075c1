import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');

/** Whether a request bears the AWS Signature Version 4 of this key: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
export const isSigned = (
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { id, secret }: { readonly id: string; readonly secret: string },
): boolean => {
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!parts) return false;
  const [, keyId = '', day = '', region = '', signedHeaders = '', signature] = parts;
  const payload = String(headers['x-amz-content-sha256']);
  if (keyId !== id || (payload !== 'UNSIGNED-PAYLOAD' && payload !== hash(body))) return false;
  const { pathname, searchParams } = new URL(url, 'http://host');
  const canonical = [
    method,
    pathname,
    canonicalQuery(searchParams),
    ...signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
};
