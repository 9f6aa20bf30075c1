import type { FastifyInstance } from 'fastify';
import type { EndpointName } from '../../src/contract/endpoints';
import type { RequestOf, ResponseOf } from '../../src/contract/wire';
import { CookieJar } from './cookieJar';
import { callRequest, FORM_TYPE, formBody, type Sent, type SentFile } from './requests';

export interface Answered {
  readonly httpStatus: number;
  /** Empty where the answer is no JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Received {
  readonly httpStatus: number;
  readonly contentType: string;
  readonly setCookies: readonly string[];
  readonly text: string;
}

export type Transport = (sent: Sent, cookie: string | undefined) => Promise<Received>;

/** `host`: where the service was called, for the links in its e-mails. */
export const injecting =
  (app: FastifyInstance, host?: string): Transport =>
  async ({ method, path, contentType, payload }, cookie) => {
    const headers = {
      ...(cookie !== undefined && { cookie }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    };
    const authority = host === undefined ? {} : { authority: host };
    const response = await app.inject({
      method,
      url: path,
      headers,
      ...authority,
      ...(payload !== undefined && { payload }),
    });
    return {
      httpStatus: response.statusCode,
      contentType: String(response.headers['content-type'] ?? ''),
      setCookies: [response.headers['set-cookie'] ?? []].flat(),
      text: response.body,
    };
  };

export class Caller {
  readonly jar = new CookieJar();

  constructor(readonly transport: Transport) {}

  async send(sent: Sent): Promise<Answered> {
    const { httpStatus, contentType, setCookies, text } = await this.transport(sent, this.jar.header());
    this.jar.keep(setCookies);
    const body = contentType.includes('json') ? (JSON.parse(text) as Answered['body']) : {};
    return { httpStatus, body };
  }

  call<E extends EndpointName>(name: E, input?: RequestOf<E>): Promise<Answered> {
    return this.send(callRequest(name, input as Answered['body'] | undefined));
  }

  upload(name: EndpointName, fields: Readonly<Record<string, string>>, file: SentFile): Promise<Answered> {
    const { method, path } = callRequest(name);
    return this.send({ method, path, contentType: FORM_TYPE, payload: formBody(fields, file) });
  }

  /** Throws if the call is refused. */
  async take<E extends EndpointName>(
    name: E,
    input?: RequestOf<E>,
  ): Promise<ResponseOf<E> & { status: 'success' }> {
    const { httpStatus, body } = await this.call(name, input);
    if (body['status'] !== 'success') throw new Error(`${name}: HTTP ${httpStatus} ${JSON.stringify(body)}`);
    return body as unknown as ResponseOf<E> & { status: 'success' };
  }
}
