import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ConfigError } from '../config';
import type { DocumentStore, ListedFile } from '../deps';
import { isStorageKey, requireKey } from './keys';

const CONNECTION_MS = 3000;
interface Limits {
  /** Of one attempt: a video of 20 MB passes at 2 MB a second. */
  readonly attemptMs: number;
  /** Of a call with all its attempts. */
  readonly callMs: number;
}
const standardLimits: Limits = { attemptMs: 10_000, callMs: 25_000 };
const ATTEMPTS = 3;
/** The most that S3 lists at once. */
const PAGE = 1000;

const MALFORMED =
  'Setting DOCUMENTS_URL is not valid: expected s3://bucket/prefix?endpoint=https://host&region=name';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

interface Place {
  readonly bucket: string;
  /** '' or ending with '/'. */
  readonly prefix: string;
  /** Undefined for the provider's own of the region. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
}

/** Throws ConfigError. */
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

/**
 * Objects of a bucket, addressed by path. Who signs is told by the usual environment of AWS
 * (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, profiles, roles). A put has resolved once the server has
 * acknowledged the whole object.
 */
const s3Store = (address: URL, pageSize: number, { attemptMs, callMs }: Limits): DocumentStore => {
  const { bucket: Bucket, prefix, endpoint, region } = placeOf(address);
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined ? { region } : endpoint !== undefined && { region: 'us-east-1' }),
    forcePathStyle: true,
    maxAttempts: ATTEMPTS,
    // Not every server knows the newer checksums; what was sealed shows itself whether it is whole.
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
  const at = (key: string) => ({ Bucket, Key: prefix + requireKey(key) });

  async function* list(): AsyncGenerator<ListedFile> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken, MaxKeys: pageSize }),
        bound(),
      );
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const key = Key.slice(prefix.length);
        if (isStorageKey(key) && LastModified) yield { key, modifiedAt: LastModified };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  return {
    put: async (key, Body, ContentType) => {
      await client.send(new PutObjectCommand({ ...at(key), Body, ContentType }), bound());
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)), bound());
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)), bound());
    },
    list,
    // An object is whole or it is not there.
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

/**
 * The store of an address, once its bucket has answered; it is listed by pages. Throws
 * ConfigError where it does not answer.
 */
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
