/** A browser's cookie jar over real connections: calls by name, for as long as anybody answers. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { endpointOf, fillPath, type EndpointName } from '../../src/contract/endpoints';
import type { RequestOf } from '../../src/contract/wire';

export interface Answered {
  readonly httpStatus: number;
  /** Empty where the answer is no JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}
export interface SentFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

const BOUNDARY = 'apertura-faults';

const formOf = (fields: Readonly<Record<string, string>>, file: SentFile): Buffer => {
  const head = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}`;
  const { filename, contentType, content } = file;
  return Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`${head(`name="${name}"`)}\r\n\r\n${value}\r\n`),
    ),
    Buffer.from(`${head(`name="file"; filename="${filename}"`)}\r\ncontent-type: ${contentType}\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
};

const textOf = async (response: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

export class Caller {
  readonly cookies = new Map<string, string>();
  readonly #agent: Agent | undefined;

  /** `ca`: the certificate by which an https address is trusted. */
  constructor(
    readonly url: string,
    ca?: Buffer,
  ) {
    this.#agent = ca && new Agent({ ca });
  }

  async send(method: string, path: string, type?: string, payload?: Buffer): Promise<Answered> {
    const target = new URL(path, this.url);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...(cookie !== '' && { cookie }),
      ...(payload && { 'content-type': type, 'content-length': payload.length }),
    };
    const options = { method, headers, agent: this.#agent };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
      const sent = send(target, options, resolve).once('error', reject);
      sent.end(payload);
    });
    const text = await textOf(response);
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = (response.headers['content-type'] ?? '').includes('json');
    const body = isJson ? (JSON.parse(text) as Answered['body']) : {};
    return { httpStatus: response.statusCode ?? 0, body };
  }

  call<E extends EndpointName>(name: E, input?: RequestOf<E>): Promise<Answered> {
    const { method, path, body, parameters: inPath } = endpointOf(name);
    const parameters = (input ?? {}) as Readonly<Record<string, unknown>>;
    const rest = Object.fromEntries(Object.entries(parameters).filter(([key]) => !inPath.includes(key)));
    const payload = body === 'json' && input !== undefined ? Buffer.from(JSON.stringify(rest)) : undefined;
    return this.send(method, fillPath(path, parameters), 'application/json', payload);
  }

  upload(name: EndpointName, fields: Readonly<Record<string, string>>, file: SentFile): Promise<Answered> {
    const type = `multipart/form-data; boundary=${BOUNDARY}`;
    return this.send('POST', endpointOf(name).path, type, formOf(fields, file));
  }
}
