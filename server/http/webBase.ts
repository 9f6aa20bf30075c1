import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare module 'fastify' {
  interface FastifyInstance {
    readonly webBase: string;
  }
}

const FIRST_SCRIPT = /<script[^>]*\ssrc="(\/[^"]*?)assets\//;

/** '/' or '/conto/', say; '/' without a built app. */
export const webBaseOf = (webFolder: string): string => {
  const page = join(webFolder, 'index.html');
  return (existsSync(page) && FIRST_SCRIPT.exec(readFileSync(page, 'utf8'))?.[1]) || '/';
};

/**
 * Pages, files and calls are found both below the path that the app was built for and at the root, so a proxy
 * may pass on either.
 */
export const withoutBase = (url: string, base: string): string => {
  if (base === '/') return url;
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(bare.length)}` : url;
};
