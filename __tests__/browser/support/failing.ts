import type { Page, Request, Route } from 'playwright-core';
import { endpointNames, endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { until } from './shortcuts';

/** How a call can fail: the service refuses, it breaks, it never answers, it cannot be reached. */
export const ways = ['business', 'http', 'timeout', 'network'] as const;
export type Way = (typeof ways)[number];

/** What the service says when it refuses. */
export const REFUSAL = 'Il servizio è in manutenzione fino alle 14.';

const answers: Readonly<Record<Way, (route: Route) => Promise<void>>> = {
  business: (route) => route.fulfill({ json: { status: 'bad_request', message: REFUSAL } }),
  http: (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
  timeout: async () => undefined,
  network: (route) => route.abort(),
};

const paths = new Map(
  endpointNames.map((name) => {
    const path = endpointOf(name)
      .path.replace('.', '\\.')
      .replace(/\{\w+\}/g, '[^/]+');
    return [name, new RegExp(`^${path}$`)] as const;
  }),
);
const isPathOf = (name: EndpointName, url: URL): boolean => paths.get(name)?.test(url.pathname) === true;

/** The endpoint that a request of the page calls; undefined for what is no call. */
export const endpointCalled = (request: Request): EndpointName | undefined =>
  endpointNames.find(
    (name) => endpointOf(name).method === request.method() && isPathOf(name, new URL(request.url())),
  );

/** A request as the service would see it; the body of an upload is the page's own to tell (`noteSentFiles`). */
const described = (call: EndpointName, request: Request): string => {
  const { pathname, search } = new URL(request.url());
  const body = endpointOf(call).body === 'multipart' ? '' : (request.postData() ?? '');
  return `${request.method()} ${pathname}${search} ${body}`;
};

export interface Failing {
  /** Every such call from now on, before it fails or not. */
  readonly sent: readonly string[];
  readonly fail: (way: Way) => void;
  readonly letThrough: () => void;
  /** Waits for the call of that number, counted from 1. */
  readonly called: (count: number) => Promise<void>;
}

/** Follows the page's calls from now on; what it gives waits until all but one have had their answer. */
export const noteCalls = (page: Page): (() => Promise<void>) => {
  const underWay = new Set<Request>();
  page.on('request', (request) => endpointCalled(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await until(() => underWay.size, (count) => count <= 1); // prettier-ignore
    // What has arrived is also taken in.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
};

/** The page's calls to the endpoint fail as told; `isMeant` leaves the others alone. */
export const failCalls = async (
  page: Page,
  call: EndpointName,
  isMeant: (request: Request) => boolean = () => true,
): Promise<Failing> => {
  const sent: string[] = [];
  let now: Way | undefined;
  await page.route(
    (url) => isPathOf(call, url),
    async (route) => {
      const request = route.request();
      if (!isMeant(request)) return route.fallback();
      sent.push(described(call, request));
      await (now === undefined ? route.continue() : answers[now](route));
    },
  );
  return {
    sent,
    fail: (way) => {
      now = way;
    },
    letThrough: () => {
      now = undefined;
    },
    called: async (count) => void (await until(() => sent.length, (seen) => seen >= count)), // prettier-ignore
  };
};
