import { endpointOf, fillPath, pathParameters, type ServiceName } from '../contract/endpoints';
import { fileOf, type FileRef } from './files';
import type { RuntimeConfig } from './runtimeConfig';
import type { ApiCall } from './types';

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string | FormData;
}

const baseOf = (config: RuntimeConfig, service: ServiceName): string =>
  ({ main: config.mainServiceUrl, v2: config.v2ServiceUrl, legacy: config.legacyServiceUrl })[service];

const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'id' in value && 'size' in value;

const formOf = (fields: readonly (readonly [string, unknown])[]): FormData => {
  const form = new FormData();
  const files: [string, Blob, string][] = [];
  for (const [name, value] of fields) {
    if (!isFileRef(value)) {
      form.append(name, String(value));
      continue;
    }
    const blob = fileOf(value);
    if (!blob) throw new Error(`File ${value.id} is no longer here`);
    files.push([name, blob, value.name]);
  }
  // Last, so that the service has read what it is about when the bytes come.
  for (const [name, blob, fileName] of files) form.append(name, blob, fileName);
  return form;
};

/** The HTTP request of a call, by the endpoint table. */
export const httpRequest = (config: RuntimeConfig, { endpoint, request }: ApiCall): HttpRequest => {
  const { service, method, path, query = [], body } = endpointOf(endpoint);
  const given = request ?? {};
  const inPath = pathParameters(path);
  const search = new URLSearchParams(query.map((name) => [name, String(given[name] ?? '')]));
  const url = `${baseOf(config, service)}${fillPath(path, given)}${query.length > 0 ? `?${search}` : ''}`;
  const rest = Object.entries(given).filter(([name]) => !inPath.includes(name) && !query.includes(name));
  if (body === 'none') return { url, method };
  return { url, method, body: body === 'json' ? JSON.stringify(Object.fromEntries(rest)) : formOf(rest) };
};
