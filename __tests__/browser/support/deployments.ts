import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from '../../../scripts/lib/build.mjs';
import { withLock } from '../../../scripts/lib/lock.mjs';
import { startOtherHost } from './otherHost';
import type { TestProduct } from '../../../scripts/testing/product/product';
import { otherProduct } from './worker';

const ROOT = path.resolve(__dirname, '../../..');
const BASE = '/conto/';
const DIST_DIR = path.join('.cache', 'conto');
const builtAt = (folder: string): string => path.join(ROOT, folder, 'web');

const configOf = (web: string): Record<string, unknown> =>
  JSON.parse(readFileSync(path.join(web, 'config.json'), 'utf8')) as Record<string, unknown>;

const buildBelow = async (): Promise<string> => {
  await withLock(path.join(ROOT, '.cache', 'below.lock'), () => {
    const { NODE_ENV: _jest, ...env } = process.env;
    return ensureBuilt({ ...env, BASE_PATH: BASE, DIST_DIR });
  });
  return builtAt(DIST_DIR);
};

export interface Deployment {
  /** Where an applicant opens the app, without a slash at the end. */
  readonly url: string;
  readonly service: TestProduct;
  readonly missing: readonly string[];
  readonly close: () => Promise<unknown>;
}

/** A service of its own: to the others, the applicant of the whole job would be known. */
const behindProxy = async (web: string, base: string): Promise<Deployment> => {
  const service = await otherProduct({});
  const host = await startOtherHost({ web, base, proxyTo: service.url });
  return { ...host, url: host.origin + base.slice(0, -1), service };
};

/** `name`: 'localhost' is of the service's site, '127.0.0.1' is another. */
const twoOrigins = async (name: 'localhost' | '127.0.0.1', settings: Record<string, string>) => {
  const web = builtAt('dist');
  const config = configOf(web);
  const host = await startOtherHost({ web, name, config });
  const service = await otherProduct({ WEB_ORIGINS: host.origin, ...settings });
  for (const one of ['mainServiceUrl', 'v2ServiceUrl', 'legacyServiceUrl', 'passwordServiceUrl'])
    config[one] = service.url;
  await host.allow([service.url]);
  return { ...host, url: host.origin, service };
};

const belowOurService = async (): Promise<Deployment> => {
  const service = await otherProduct({ WEB_DIR: await buildBelow() });
  return { url: service.url + BASE.slice(0, -1), service, missing: [], close: () => Promise.resolve() };
};

export const deployments: Readonly<Record<string, () => Promise<Deployment>>> = {
  'one origin': () => behindProxy(builtAt('dist'), '/'),
  'two origins of one site': () => twoOrigins('localhost', {}),
  'two origins of two sites': () => twoOrigins('127.0.0.1', { SESSION_COOKIE: 'cross-site' }),
  'a path of another server': async () => behindProxy(await buildBelow(), BASE),
  'a path of our service': belowOurService,
};
