import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type ZlibOptions } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { parseJson } from '../domain/parseJson';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

interface AppPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Somebody may have put a block there already, in place of the preload of config.json. */
const PLACE =
  /<link rel="preload" href="[^"]*\/config\.json"[^>]*>|<script type="application\/json" id="config">[^<]*<\/script>/;

/**
 * src/app/early.ts reads the block. The page stays as it is where the text is no JSON: the app then asks for
 * it and says what is wrong.
 */
export const withConfig = (page: string, config: string): string => {
  if (parseJson(config) === undefined) return page;
  // JSON has '<' only in strings, where it may be written so.
  const data = config.replaceAll('<', String.raw`\u003c`);
  return page.replace(PLACE, () => `<script type="application/json" id="config">${data}</script>`);
};

const encode = async (page: string): Promise<AppPage> => {
  const identity = Buffer.from(page);
  const [gz, br] = await Promise.all([
    promisify<Buffer, ZlibOptions, Buffer>(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bodies: { identity, gzip: gz, br } };
};

/**
 * Both files are read for each answer, so that the next one has what has changed. Rejects when there is no
 * page.
 */
export const appPage = async (folder: string) => {
  let last: { readonly html: string; readonly config: string; readonly page: Promise<AppPage> } | undefined;
  const load = async (): Promise<AppPage> => {
    const [html, config] = await Promise.all([
      readFile(join(folder, 'index.html'), 'utf8'),
      readFile(join(folder, 'config.json'), 'utf8').catch(() => ''),
    ]);
    if (last?.html === html && last.config === config) return last.page;
    const made = { html, config, page: encode(withConfig(html, config)) };
    last = made;
    made.page.catch(() => {
      if (last === made) last = undefined;
    });
    return made.page;
  };
  // The first applicant does not wait for the compression.
  await load();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { etag, bodies } = await load();
    const headers = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    reply.headers(headers);
    if (fresh(request.headers, headers)) return reply.code(304).send();
    // A client that accepts any encoding gets the one that all clients read.
    const accepted = (request.headers['accept-encoding'] ?? '').toString().replaceAll('*', 'gzip');
    const encoding: Encoding = negotiate(accepted, [...ENCODINGS]) ?? 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.code(200).type('text/html; charset=utf-8').send(bodies[encoding]);
  };
};
