import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

declare module 'fastify' {
  interface FastifyInstance {
    readonly webBase: string;
  }
}

const FIRST_SCRIPT = /<script[^>]*\ssrc="(\/[^"]*?)assets\//;

/** Returns the path that a web app was built for: '/' or '/conto/'. Without a built app it is '/'. */
export const webBaseOf = (webFolder: string): string => {
  const page = join(webFolder, 'index.html');
  return (existsSync(page) && FIRST_SCRIPT.exec(readFileSync(page, 'utf8'))?.[1]) || '/';
};

/**
 * Returns the URL without the path that the app was built for: pages, files and calls are found both below it
 * and at the root, so a proxy may pass on either.
 */
export const withoutBase = (url: string, base: string): string => {
  if (base === '/') return url;
  if (url.startsWith(base)) return url.slice(base.length - 1);
  const bare = base.slice(0, -1);
  return url === bare || url.startsWith(`${bare}?`) ? `/${url.slice(bare.length)}` : url;
};
