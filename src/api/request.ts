import { endpointOf, fillPath, pathParameters, type ServiceName } from '../contract/endpoints';
import type { RuntimeConfig } from './runtimeConfig';
import type { ApiCall } from './types';

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** In place of a body: the parts of a form, files by their reference. */
  readonly form?: readonly (readonly [string, unknown])[];
}

const baseOf = (config: RuntimeConfig, service: ServiceName): string =>
  ({ main: config.mainServiceUrl, v2: config.v2ServiceUrl, legacy: config.legacyServiceUrl })[service];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The HTTP request of a call, by the endpoint table. */
export const httpRequest = (config: RuntimeConfig, { endpoint, request }: ApiCall): HttpRequest => {
  const { service, method, path, query = [], body } = endpointOf(endpoint);
  const given = request ?? {};
  const inPath = pathParameters(path);
  const search = new URLSearchParams(query.map((name) => [name, textOf(given[name])]));
  const url = `${baseOf(config, service)}${fillPath(path, given)}${query.length > 0 ? `?${search}` : ''}`;
  const rest = Object.entries(given).filter(([name]) => !inPath.includes(name) && !query.includes(name));
  if (body === 'none') return { url, method };
  return body === 'json'
    ? { url, method, body: JSON.stringify(Object.fromEntries(rest)) }
    : { url, method, form: rest };
};
