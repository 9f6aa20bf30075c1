import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { addReviewer } from '../../../server/review/reviewers/accounts';
import { startTestApp, type TestApp } from '../service/app';
import { chromiumOptions } from '../browser/chromium';
import { listTraces } from '../../../server/repositories/traces';
import { keptOf } from './kept';
import { RunningClock } from './runningClock';
import { earlier, type Walk } from './walk';

/** Everybody calls from one address here, and nobody may wait for that. */
const SETTINGS = { RATE_LIMIT_FACTOR: '1000', PRODUCT_CODES: 'DITTA_INDIVIDUALE,LIBERO_PROFESSIONISTA' };

export interface Control {
  readonly start: { readonly environment: Readonly<Record<string, string>> };
  readonly stop: { readonly url: string };
  readonly pass: { readonly url: string; readonly minutes?: number; readonly seconds?: number };
  readonly walk: { readonly url: string } & Walk;
  readonly reviewer: { readonly url: string; readonly name: string };
  readonly recordings: { readonly url: string; readonly journey: string };
  readonly kept: { readonly url: string; readonly guid: string };
}

interface Running {
  readonly service: TestApp;
  readonly clock: RunningClock;
}

const running = new Map<string, Running>();

const start = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const clock = new RunningClock();
  const WEB_DIR = path.resolve(__dirname, '../../../dist/web');
  const service = await startTestApp({ clock, environment: { WEB_DIR, ...SETTINGS, ...environment } });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  running.set(url, { service, clock });
  return url;
};

const at = (url: string): Running => {
  const found = running.get(url);
  if (!found) throw new Error(`No product runs at ${url}`);
  return found;
};

type Handlers = { readonly [Name in keyof Control]: (input: Control[Name]) => Promise<unknown> };
const handlers: Handlers = {
  start: async ({ environment }) => start(environment),
  stop: async ({ url }) => {
    await at(url).service.close();
    running.delete(url);
  },
  pass: async ({ url, ...amount }) => at(url).clock.pass(amount),
  walk: async ({ url, ...how }) => earlier(at(url).service, how),
  reviewer: async ({ url, name }) => addReviewer(at(url).service.deps, name),
  recordings: async ({ url, journey }) =>
    (await listTraces(at(url).service.database.db, journey)).map(({ content }) => content),
  kept: async ({ url, guid }) => keptOf(at(url).service.database.db, guid),
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
};

const listen = async (): Promise<string> => {
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1) as keyof Control;
    const handle = handlers[name] as (input: unknown) => Promise<unknown>;
    bodyOf(request)
      .then(async (body) => handle(JSON.parse(body)))
      .then(
        (answer) => response.end(JSON.stringify(answer ?? null)),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const main = async (): Promise<void> => {
  const [url, control, browser] = await Promise.all([
    start({}),
    listen(),
    chromiumOptions().then((options) => chromium.launchServer(options)),
  ]);
  process.once('disconnect', () => {
    void browser
      .close()
      .then(() => Promise.all([...running.values()].map(({ service }) => service.close())))
      .finally(() => process.exit());
  });
  process.send?.({ url, control, browser: browser.wsEndpoint() });
};

void main();
