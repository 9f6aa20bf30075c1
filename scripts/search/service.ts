/** One service for all sequences: each has people of its own, and the clock begins again. */
import type { Message } from '../../server/deps';
import { findSession } from '../../server/repositories/sessions';
import { hashToken } from '../../server/session/token';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { Interruptions } from '../testing/service/interruptions';
import { startTestApp, type TestApp } from '../testing/service/app';
import { TestClient } from '../testing/service/client';
import { FakeClock } from '../testing/service/clock';

export class SearchClock extends FakeClock {
  readonly #start = this.now().getTime();

  restart(): void {
    this.pass({ seconds: (this.#start - this.now().getTime()) / 1000 });
  }
}

class AddressedClient extends TestClient {
  constructor(
    app: FastifyInstance,
    readonly address: string,
  ) {
    super(app);
  }
  override inject(options: InjectOptions): Promise<LightMyRequestResponse> {
    return super.inject({ remoteAddress: this.address, ...options });
  }
}

export interface SearchService extends TestApp {
  readonly clock: SearchClock;
  /** Messages since the last call of `forget`, the oldest first. */
  readonly messages: readonly Message[];
  readonly interruptions: Interruptions;
  forget(): void;
  browserAt(address: string): TestClient;
  /** Not every answer names the request that the session has located. */
  locatedBy(client: TestClient): Promise<string | undefined>;
}

export const startSearchService = async (): Promise<SearchService> => {
  const clock = new SearchClock();
  const interruptions = new Interruptions();
  const { send, messages } = interruptions;
  const service = await startTestApp({
    clock,
    // The clock begins again with each sequence: all have their codes in one hour.
    environment: { SMS_PER_HOUR: '900000' },
    deps: { mail: { send }, sms: { send } },
  });
  interruptions.interrupt(service.database);
  return {
    ...service,
    clock,
    interruptions,
    messages,
    forget: () => {
      messages.length = 0;
    },
    browserAt: (address) => new AddressedClient(service.app, address),
    locatedBy: async ({ cookies }) => {
      const session = await findSession(service.deps.db, hashToken(cookies.get('apertura') ?? ''));
      return session?.resumeGuid ?? undefined;
    },
  };
};
