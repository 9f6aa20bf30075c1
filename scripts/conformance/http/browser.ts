/** A browser's cookie jar over HTTP: calls the back end by the contract's names. */
import { endpointOf, fillPath, type EndpointName, type Endpoint } from '../../../src/contract/endpoints';
import { REQUEST_TIMEOUT_MS } from '../../../src/contract/limits';

export type Fields = Readonly<Record<string, unknown>>;

export interface Reply {
  /** 0 if there was no answer. */
  readonly httpStatus: number;
  readonly headers: Headers;
  /** The media type without its parameters. */
  readonly type: string;
  readonly bytes: Buffer;
  /** The JSON object of the answer; undefined if it is none. */
  readonly body: Fields | undefined;
}

export interface SentFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Base addresses of the three services, without a slash at the end. */
export type Bases = Readonly<Record<Endpoint['service'], string>>;

const jsonOf = (bytes: Buffer): Fields | undefined => {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined;
  } catch {
    return undefined;
  }
};

/** Returns the answer in a few words, for the report. */
export const told = ({ httpStatus, type, bytes }: Reply): string =>
  httpStatus === 0
    ? bytes.toString()
    : `HTTP ${httpStatus}, ${type || 'no type'}: ${bytes.toString('utf8', 0, 200)}`;

const isGone = (line: string, value: string): boolean =>
  value === '' || /max-age=0\b|expires=[^;]*\b1970/i.test(line);

/** Another site's pages are on another host: scheme and port do not count. */
export const isOtherSite = (origin: string, url: string): boolean =>
  new URL(origin).hostname !== new URL(url).hostname;

export class Browser {
  readonly cookies = new Map<string, string>();
  /** The last `set-cookie` lines, by the cookie's name. */
  readonly lines = new Map<string, string>();

  constructor(
    readonly bases: Bases,
    /** Sent with each call, as a browser does from another origin. */
    readonly origin?: string,
  ) {}

  async fetch(url: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    if (this.origin !== undefined) {
      headers.set('origin', this.origin);
      headers.set('sec-fetch-site', isOtherSite(this.origin, url) ? 'cross-site' : 'same-site');
    }
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
      this.#keep(response.headers);
      const bytes = Buffer.from(await response.arrayBuffer());
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
      return {
        httpStatus: response.status,
        headers: response.headers,
        type: type.trim().toLowerCase(),
        bytes,
        body: jsonOf(bytes),
      };
    } catch (error) {
      const why = `no answer: ${(error as Error).message}`;
      return { httpStatus: 0, headers: new Headers(), type: '', bytes: Buffer.from(why), body: undefined };
    }
  }

  #keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
      if (name === '') continue;
      this.lines.set(name, line);
      if (isGone(line, value)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  addressOf(name: EndpointName, input: Fields = {}): string {
    const { service, path, query } = endpointOf(name);
    const search = new URLSearchParams(
      query.flatMap((one) => (typeof input[one] === 'string' ? [[one, input[one]]] : [])),
    );
    return `${this.bases[service]}${fillPath(path, input)}${search.size > 0 ? `?${search}` : ''}`;
  }

  /** Sends a call of JSON. Without input a POST has no body. */
  send(name: EndpointName, input?: Fields): Promise<Reply> {
    const { method, body, parameters } = endpointOf(name);
    const rest = Object.entries(input ?? {}).filter(([field]) => !parameters.includes(field));
    return this.fetch(this.addressOf(name, input), {
      method,
      ...(body === 'json' &&
        input !== undefined && {
          body: JSON.stringify(Object.fromEntries(rest)),
          headers: { 'content-type': 'application/json' },
        }),
    });
  }

  /** Sends a multipart form: the fields, then the part `file`. */
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
