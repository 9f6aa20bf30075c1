import { endpointOf, type EndpointName, type Endpoint } from '../../../src/contract/endpoints';
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/limits';
import { CookieJar } from '../../../server/walk/cookieJar';
import { callRequest, pathOf, type Fields, type SentFile } from '../../../server/walk/requests';

export type { Fields };

export interface Reply {
  /** 0 if there was no answer. */
  readonly httpStatus: number;
  readonly headers: Headers;
  /** The media type without its parameters. */
  readonly type: string;
  readonly bytes: Buffer;
  /** Undefined if the answer is no JSON object or list. */
  readonly json: object | undefined;
  /** Undefined if the answer is no JSON object. */
  readonly body: Fields | undefined;
}

/** Without a slash at the end. */
export type Bases = Readonly<Record<Endpoint['service'], string>>;

const jsonOf = (bytes: Buffer): object | undefined => {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
};

export const told = ({ httpStatus, type, bytes }: Reply): string =>
  httpStatus === 0
    ? bytes.toString()
    : `HTTP ${httpStatus}, ${type || 'no type'}: ${bytes.toString('utf8', 0, 200)}`;

/** Another site's pages are on another host: scheme and port do not count. */
export const isOtherSite = (origin: string, url: string): boolean =>
  new URL(origin).hostname !== new URL(url).hostname;

export class Browser {
  readonly jar = new CookieJar();

  constructor(
    readonly bases: Bases,
    /** Sent with each call, as a browser does from another origin. */
    readonly origin?: string,
  ) {}

  async fetch(url: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    const cookie = this.jar.header();
    if (cookie !== undefined) headers.set('cookie', cookie);
    if (this.origin !== undefined) {
      headers.set('origin', this.origin);
      headers.set('sec-fetch-site', isOtherSite(this.origin, url) ? 'cross-site' : 'same-site');
    }
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
      this.jar.keep(response.headers.getSetCookie());
      const bytes = Buffer.from(await response.arrayBuffer());
      const json = jsonOf(bytes);
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      return {
        httpStatus: response.status,
        headers: response.headers,
        type: type.trim().toLowerCase(),
        bytes,
        json,
        body: Array.isArray(json) ? undefined : (json as Fields | undefined),
      };
    } catch (error) {
      const why = `no answer: ${(error as Error).message}`;
      const bytes = Buffer.from(why);
      return { httpStatus: 0, headers: new Headers(), type: '', bytes, json: undefined, body: undefined };
    }
  }

  addressOf(name: EndpointName, input: Fields = {}): string {
    return `${this.bases[endpointOf(name).service]}${pathOf(name, input)}`;
  }

  /** Without input a POST has no body. */
  send(name: EndpointName, input?: Fields): Promise<Reply> {
    const { method, contentType, payload } = callRequest(name, input);
    const body = payload !== undefined && { body: payload, headers: { 'content-type': contentType } };
    return this.fetch(this.addressOf(name, input), { method, ...body } as RequestInit);
  }

  upload(name: EndpointName, fields: Readonly<Record<string, string>>, file?: SentFile): Promise<Reply> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    if (file) {
      const part = new Blob([new Uint8Array(file.content)], { type: file.contentType });
      form.append('file', part, file.filename);
    }
    return this.fetch(this.addressOf(name, fields), { method: 'POST', body: form });
  }
}
