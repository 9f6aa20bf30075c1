import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { brandOf } from '../brand';

const CACHED = 'public, max-age=86400';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

export const iconRoute = (app: FastifyInstance, path: string): void => {
  const { folder, icons } = brandOf(app.deps.config);
  const { file = '' } = icons[0] ?? {};
  const icon = readFileSync(join(folder, file));
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  app.get(path, (_, reply) => reply.header('cache-control', CACHED).type(type).send(icon));
};

const FAVICON = '/favicon.ico';

/**
 * Browsers request it by themselves for documents without an icon: a PDF, the HTML of an e-mail. The build
 * makes it from the brand's icon, for programs that know no other kind; without a built web app the icon
 * itself is sent.
 */
export const registerIcon = (app: FastifyInstance): void => {
  const built = join(app.deps.config.WEB_DIR, FAVICON);
  if (!existsSync(built)) return iconRoute(app, FAVICON);
  const icon = readFileSync(built);
  app.get(FAVICON, (_, reply) => reply.header('cache-control', CACHED).type('image/x-icon').send(icon));
};
