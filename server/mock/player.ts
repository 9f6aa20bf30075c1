import type { FastifyInstance } from 'fastify';
import { Caller, injecting } from '../walk/caller';

export class Player {
  readonly caller: Caller;
  readonly #app: FastifyInstance;
  readonly #host: string;

  /** `host`: where the service was called, for the links in its e-mails. */
  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.#host = host;
    this.caller = new Caller(injecting(app, host));
  }

  async review(guid: string, move: string, fields: Readonly<Record<string, string>> = {}): Promise<void> {
    const url = `/sandbox/requests/${encodeURIComponent(guid)}/${move}`;
    const response = await this.#app.inject({
      method: 'POST',
      url,
      payload: fields,
      authority: this.#host,
    });
    const { status, message = '' } = response.json<{ status: string; message?: string }>();
    if (status !== 'success') throw new Error(`The mock's ${move} was refused: ${message}`);
  }
}
