import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ConfigError } from '../config';
import type { DocumentStore } from '../deps';
import { DOCUMENTS_AWAY } from '../errors/unavailable';
import { keyOfMark, OWNER, requireKey, signedMarkOf } from './keys';
import { filesAmong, s3Quarantine, type ListedName } from './s3Quarantine';

const CONNECTION_MS = 3000;
interface Limits {
  /** For one attempt: a video of 20 MB needs 2 MB per second. */
  readonly attemptMs: number;
  /**
   * For a call with all its attempts; then its connection is closed. The caller has had its answer before.
   */
  readonly callMs: number;
}
const standardLimits: Limits = { attemptMs: 10_000, callMs: 30_000 };
const ATTEMPTS = 3;
/** The most objects that S3 lists in one answer. */
const PAGE = 1000;

const MALFORMED =
  'Setting DOCUMENTS_URL is not valid: expected s3://bucket/prefix?endpoint=https://host&region=name';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

interface Place {
  readonly bucket: string;
  /** '' or ending with '/'. */
  readonly prefix: string;
  /** Undefined for the provider's endpoint of the region. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
}

const placeOf = (address: URL): Place => {
  const { hostname: bucket, pathname, searchParams, username, password, port, hash } = address;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const isEndpoint = endpoint === undefined || /^https?:\/\/[^/\s]+\/?$/.test(endpoint);
  const others = [...searchParams.keys()].filter((name) => name !== 'endpoint' && name !== 'region');
  if (!BUCKET.test(bucket) || !isEndpoint || others.length > 0 || username + password + port + hash !== '')
    throw new ConfigError(MALFORMED);
  const folder = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint,
    region: searchParams.get('region') ?? undefined,
  };
};

/** A proxy in between may answer 200, too: the store itself names what it has stored, copied or read. */
const requireConfirmed = (ETag: string | undefined): void => {
  if (!ETag)
    throw Object.assign(new Error('The store has not confirmed the object'), { code: DOCUMENTS_AWAY });
};

/**
 * Credentials come from the usual AWS environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, profiles,
 * roles). A put resolves once the server has acknowledged the whole object.
 */
const s3Store = (address: URL, pageSize: number, { attemptMs, callMs }: Limits): DocumentStore => {
  const { bucket: Bucket, prefix, endpoint, region } = placeOf(address);
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined ? { region } : endpoint !== undefined && { region: 'us-east-1' }),
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Not every server supports the newer checksums, and encryption already detects damaged bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      requestTimeout: attemptMs,
      socketTimeout: attemptMs,
      throwOnRequestTimeout: true,
    },
  });
  const bound = () => ({ abortSignal: AbortSignal.timeout(callMs) });
  const at = (name: string) => ({ Bucket, Key: prefix + name });
  const read = async (name: string): Promise<Buffer | undefined> => {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand(at(name)), bound());
      requireConfirmed(ETag);
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  const write = async (name: string, Body: Buffer, ContentType: string): Promise<void> => {
    const { ETag } = await client.send(new PutObjectCommand({ ...at(name), Body, ContentType }), bound());
    requireConfirmed(ETag);
  };
  const removeNamed = async (name: string): Promise<void> => {
    await client.send(new DeleteObjectCommand(at(name)), bound());
  };

  async function* namesBelow(Prefix: string): AsyncGenerator<readonly ListedName[]> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys: pageSize }),
        bound(),
      );
      yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) =>
        LastModified ? [{ name: Key.slice(Prefix.length), modifiedAt: LastModified }] : [],
      );
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  return {
    put: async (key, bytes, contentType) => write(requireKey(key), bytes, contentType),
    get: async (key) => read(requireKey(key)),
    remove: async (key) => {
      await removeNamed(requireKey(key));
      await removeNamed(signedMarkOf(key));
    },
    async *list({ initial = '', onSigned } = {}) {
      for await (const page of namesBelow(prefix + initial)) {
        const names = page.map(({ name, modifiedAt }) => ({ name: initial + name, modifiedAt }));
        for (const { name } of names) {
          const signed = keyOfMark(name);
          if (signed !== undefined) onSigned?.(signed);
        }
        yield filesAmong(names);
      }
    },
    markSigned: async (key) => write(signedMarkOf(key), Buffer.alloc(0), 'text/plain'),
    unmarkSigned: async (key) => removeNamed(signedMarkOf(key)),
    quarantine: s3Quarantine({
      Bucket,
      prefix,
      copy: async (input) => {
        const { CopyObjectResult } = await client.send(new CopyObjectCommand(input), bound());
        requireConfirmed(CopyObjectResult?.ETag);
      },
      removeNamed,
      namesBelow,
    }),
    readOwner: async () => (await read(OWNER))?.toString().trim() || undefined,
    writeOwner: (id) => write(OWNER, Buffer.from(`${id}\n`), 'text/plain'),
    // S3 never stores a partial object.
    removeDrafts: async () => 0,
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }), bound());
    },
  };
};

const reasonOf = (error: unknown): string => {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (name === 'CredentialsProviderError') return 'no AWS credentials are in the environment';
  if ($metadata?.httpStatusCode === 404) return 'the bucket does not exist';
  if ($metadata?.httpStatusCode === 403) return 'the credentials may not use the bucket';
  return code ?? name ?? 'no answer';
};

/** Throws ConfigError when the bucket does not answer. */
export const openS3 = async (
  address: URL,
  pageSize = PAGE,
  limits: Partial<Limits> = {},
): Promise<DocumentStore> => {
  const store = s3Store(address, pageSize, { ...standardLimits, ...limits });
  try {
    await store.check();
  } catch (error) {
    throw new ConfigError(`The document store of DOCUMENTS_URL cannot be used: ${reasonOf(error)}`);
  }
  return store;
};
