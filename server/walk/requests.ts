import { endpointOf, fillPath, type EndpointName } from '../../src/contract/endpoints';

export interface SentFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly contentType?: string;
  readonly payload?: Buffer | string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const pathOf = (name: EndpointName, input: Fields = {}): string => {
  const { path, query } = endpointOf(name);
  const search = new URLSearchParams(
    query.flatMap((one) => (typeof input[one] === 'string' ? [[one, input[one]]] : [])),
  );
  return `${fillPath(path, input)}${search.size > 0 ? `?${search}` : ''}`;
};

/** Without input a POST has no body. */
export const callRequest = (name: EndpointName, input?: Fields): Sent => {
  const { method, body, parameters } = endpointOf(name);
  const path = pathOf(name, input);
  if (body !== 'json' || input === undefined) return { method, path };
  const rest = Object.entries(input).filter(([field]) => !parameters.includes(field));
  return {
    method,
    path,
    contentType: 'application/json',
    payload: JSON.stringify(Object.fromEntries(rest)),
  };
};

const BOUNDARY = 'apertura-walk';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const formBody = (fields: Readonly<Record<string, string>>, file?: SentFile): Buffer => {
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
