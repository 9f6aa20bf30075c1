import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import type { RequestOf, ResponseOf } from '../../../src/contract/wire';
import { Caller, injecting } from '../../../server/walk/caller';
import {
  callRequest, FORM_TYPE, formBody, type Fields, type SentFile,
} from '../../../server/walk/requests'; // prettier-ignore

export type TestFile = SentFile;

export class TestClient {
  readonly caller: Caller;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.caller = new Caller(injecting(app));
  }

  get cookies(): Map<string, string> {
    return this.caller.jar.cookies;
  }

  async inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({ cookies: Object.fromEntries(this.cookies), ...options });
    this.caller.jar.keep([response.headers['set-cookie'] ?? []].flat());
    return response;
  }

  send<E extends EndpointName>(name: E, input?: RequestOf<E>): Promise<LightMyRequestResponse> {
    const { method, path, contentType, payload } = callRequest(name, input as Fields | undefined);
    return this.inject({
      method,
      url: path,
      ...(payload !== undefined && { payload, headers: { 'content-type': contentType } }),
    });
  }

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
