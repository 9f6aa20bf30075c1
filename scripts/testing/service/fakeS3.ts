import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface S3Server {
  readonly endpoint: string;
  readonly key: { readonly id: string; readonly secret: string };
  stop(): Promise<void>;
}

interface Stored {
  readonly bytes: Buffer;
  readonly modifiedAt: Date;
}
/** In this process: it can fall ill and be looked into. */
export interface FakeS3 extends S3Server {
  createBucket(name: string): void;
  keys(bucket: string): readonly string[];
  /** Nothing is answered until `heal`. */
  hang(): void;
  heal(): void;
}
type Bucket = Map<string, Stored>;

const KEY = { id: 'fake-id', secret: 'fake-secret' };
const errorBody = (code: string): string => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** In the order of S3; the token is the last key of the page before. */
const listed = (bucket: Bucket, query: URLSearchParams): string => {
  const after = query.get('continuation-token') ?? '';
  const size = Number(query.get('max-keys') ?? 1000);
  const found = [...bucket].filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after);
  const page = found.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, size);
  const contents = page.map(
    ([key, { modifiedAt }]) =>
      `<Contents><Key>${key}</Key><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
  );
  const isTruncated = found.length > page.length;
  const token = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
};

const etagOf = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Only what the service uses of S3. */
const answer = (
  buckets: Map<string, Bucket>,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
): readonly [number, (string | Buffer)?, Record<string, string>?] => {
  const { pathname, searchParams } = new URL(url, 'http://host');
  const [, name = '', ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  if (method === 'PUT' && key === '') {
    buckets.set(name, new Map());
    return [200];
  }
  const bucket = buckets.get(name);
  if (!bucket) return [404, errorBody('NoSuchBucket')];
  if (key === '') return [200, method === 'HEAD' ? undefined : listed(bucket, searchParams)];
  const source = headers['x-amz-copy-source'];
  if (method === 'PUT' && typeof source === 'string') {
    const [from = '', ...name] = source.replace(/^\//, '').split('/').map(decodeURIComponent);
    const copied = buckets.get(from)?.get(name.join('/'));
    if (!copied) return [404, errorBody('NoSuchKey')];
    bucket.set(key, { bytes: copied.bytes, modifiedAt: new Date() });
    return [200, '<CopyObjectResult><ETag>"copied"</ETag></CopyObjectResult>'];
  }
  if (method === 'PUT') {
    bucket.set(key, { bytes: body, modifiedAt: new Date() });
    return [200, undefined, { etag: etagOf(body) }];
  }
  if (method === 'DELETE') {
    bucket.delete(key);
    return [204];
  }
  const stored = bucket.get(key);
  return stored ? [200, stored.bytes, { etag: etagOf(stored.bytes) }] : [404, errorBody('NoSuchKey')];
};

export const startFakeS3 = async (): Promise<FakeS3> => {
  const buckets = new Map<string, Bucket>();
  let hanging: Promise<void> | undefined;
  let heal = (): void => undefined;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    await hanging;
    const [status, content, headers] =
      request.headers.authorization?.includes(`Credential=${KEY.id}/`) === true
        ? answer(buckets, request, body)
        : [403, errorBody('InvalidAccessKeyId')];
    response.writeHead(status, headers).end(content);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    key: KEY,
    createBucket: (name) => void buckets.set(name, new Map()),
    keys: (bucket) => [...(buckets.get(bucket)?.keys() ?? [])],
    hang: () => {
      hanging = new Promise((resolve) => (heal = resolve));
    },
    heal: () => {
      hanging = undefined;
      heal();
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
};
