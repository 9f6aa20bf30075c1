/** An invented applicant's browser, over the service itself: calls by the contract's names. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { endpointOf, fillPath, type EndpointName } from '../../src/contract/endpoints';
import type { RequestOf, ResponseOf } from '../../src/contract/wire';

export interface SentFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

const BOUNDARY = 'apertura-mock';

const formOf = (fields: Readonly<Record<string, string>>, file: SentFile): Buffer => {
  const start = `--${BOUNDARY}\r\ncontent-disposition: form-data; name=`;
  const { filename, contentType, content } = file;
  return Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => Buffer.from(`${start}"${name}"\r\n\r\n${value}\r\n`)),
    Buffer.from(`${start}"file"; filename="${filename}"\r\ncontent-type: ${contentType}\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
};

export class Player {
  readonly #cookies = new Map<string, string>();

  /** `host`: where the service was called, for the links in its e-mails. */
  constructor(
    readonly app: FastifyInstance,
    readonly host: string,
  ) {}

  async #take<T extends { readonly status: string; readonly message?: string }>(
    name: string,
    sent: Promise<LightMyRequestResponse>,
  ): Promise<T> {
    const response = await sent;
    for (const { name: cookie, value } of response.cookies) this.#cookies.set(cookie, value);
    const body = response.json<T>();
    if (body.status !== 'success') throw new Error(`The mock's ${name} was refused: ${body.message ?? ''}`);
    return body;
  }

  /** Makes a call. Throws if it is refused. */
  call<E extends EndpointName>(
    name: E,
    input?: RequestOf<E>,
  ): Promise<ResponseOf<E> & { status: 'success' }> {
    const { method, path, body } = endpointOf(name);
    const url = fillPath(path, input ?? {});
    const cookies = Object.fromEntries(this.#cookies);
    const payload = body === 'json' && input !== undefined ? { payload: input as object } : {};
    return this.#take(name, this.app.inject({ method, url, cookies, ...payload }));
  }

  upload(name: EndpointName, fields: Readonly<Record<string, string>>, file: SentFile) {
    return this.#take(
      name,
      this.app.inject({
        method: 'POST',
        url: endpointOf(name).path,
        cookies: Object.fromEntries(this.#cookies),
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        payload: formOf(fields, file),
      }),
    );
  }

  /** Does what the review does in the sandbox. Throws if it cannot. */
  review(guid: string, move: string, fields: Readonly<Record<string, string>> = {}) {
    const url = `/sandbox/requests/${encodeURIComponent(guid)}/${move}`;
    return this.#take(move, this.app.inject({ method: 'POST', url, payload: fields, authority: this.host }));
  }
}
