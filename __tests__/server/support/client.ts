import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { endpointOf, fillPath, type EndpointName } from '../../../src/contract/endpoints';
import type { RequestOf, ResponseOf } from '../../../src/contract/wire';

type Parameters = Readonly<Record<string, unknown>>;

const BOUNDARY = 'test';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Fields as text, then the file. */
export const formBody = (fields: Readonly<Record<string, string>>, file?: TestFile): Buffer => {
  const start = `--${BOUNDARY}\r\ncontent-disposition: form-data; name=`;
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`${start}"${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const { filename, contentType, content } = file;
    const head = `${start}"file"; filename="${filename}"\r\ncontent-type: ${contentType}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
};

/** A browser's cookie jar over the app, calling endpoints by name. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({ cookies: Object.fromEntries(this.cookies), ...options });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const gone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** The raw answer of an endpoint's call. */
  send<E extends EndpointName>(name: E, input?: RequestOf<E>): Promise<LightMyRequestResponse> {
    const { method, path, body, query, parameters: inPath } = endpointOf(name);
    const parameters = (input ?? {}) as Parameters;
    const rest = Object.fromEntries(Object.entries(parameters).filter(([key]) => !inPath.includes(key)));
    return this.inject({
      method,
      url: fillPath(path, parameters),
      ...(query.length > 0 && { query: rest as Record<string, string> }),
      ...(body === 'json' && input !== undefined && { payload: rest }),
    });
  }

  /** The JSON answer of an endpoint's call, whatever its HTTP status. */
  async call<E extends EndpointName>(name: E, input?: RequestOf<E>): Promise<ResponseOf<E>> {
    return (await this.send(name, input)).json<ResponseOf<E>>();
  }

  multipart(
    name: EndpointName,
    fields: Readonly<Record<string, string>>,
    file?: TestFile,
  ): Promise<LightMyRequestResponse> {
    return this.inject({
      method: 'POST',
      url: endpointOf(name).path,
      headers: { 'content-type': FORM_TYPE },
      payload: formBody(fields, file),
    });
  }
}

export interface TestFile {
  readonly filename: string;
  readonly content: Buffer;
  readonly contentType: string;
}
