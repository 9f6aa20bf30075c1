import type { ServiceName } from '../contract/declare';
import { fillPath } from '../contract/calls/fillPath';
import type { RuntimeConfig } from './runtimeConfig';
import type { ApiCall } from './types';

export interface HttpRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly form?: readonly (readonly [string, unknown])[];
}

const baseOf = (config: RuntimeConfig, service: ServiceName): string =>
  ({
    main: config.mainServiceUrl,
    v2: config.v2ServiceUrl,
    legacy: config.legacyServiceUrl,
    password: config.passwordServiceUrl ?? config.mainServiceUrl,
  })[service];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const httpRequest = (config: RuntimeConfig, { declared, request }: ApiCall): HttpRequest => {
  const { service, method, path, parameters, query, body } = declared;
  const given = request ?? {};
  const search = new URLSearchParams(query.map((name) => [name, textOf(given[name])]));
  const url = `${baseOf(config, service)}${fillPath(path, given)}${query.length > 0 ? `?${search}` : ''}`;
  const rest = Object.entries(given).filter(([name]) => !parameters.includes(name) && !query.includes(name));
  if (body === 'none') return { url, method };
  return body === 'json'
    ? { url, method, body: JSON.stringify(Object.fromEntries(rest)) }
    : { url, method, form: rest };
};
