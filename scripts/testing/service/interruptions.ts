import type { OpenDatabase } from '../../../server/db/types';
import type { Mail, Message } from '../../../server/deps';
import { NotDelivered } from '../../../server/errors/notDelivered';

class Killed extends Error {}

/** What PostgreSQL's pool, its connections and the embedded database have of their interfaces in common. */
interface Client {
  query(...given: readonly unknown[]): Promise<unknown>;
  connect?(...given: readonly unknown[]): Promise<Client>;
  transaction?(work: (tx: Client) => unknown): Promise<unknown>;
}

/** Before the gateway took the message, or after. */
export type GatewayFault = 'unreachable' | 'unclear';

export class Interruptions {
  #waits = 0;
  #at: number | undefined;
  #isDead = false;
  fault: GatewayFault | undefined;
  /** The oldest first. */
  readonly messages: (Mail | Message)[] = [];

  /** From now on, the process dies at its `at`th wait, and does nothing more. */
  arm(at: number): void {
    this.#waits = 0;
    this.#at = at;
  }

  get isDead(): boolean {
    return this.#isDead;
  }

  /** Returns whether the process before died. */
  restart(): boolean {
    const wasDead = this.#isDead;
    this.#isDead = false;
    this.#at = undefined;
    return wasDead;
  }

  async wait(): Promise<void> {
    this.#waits += 1;
    this.#isDead ||= this.#waits === this.#at;
    if (this.#isDead) throw new Killed();
  }

  readonly send = async (message: Mail | Message): Promise<void> => {
    await this.wait();
    const { fault } = this;
    this.fault = undefined;
    if (fault !== 'unreachable') this.messages.push(message);
    if (fault) throw new NotDelivered(fault, { outcome: fault });
    await this.wait();
  };

  lastCode(to: string): string | undefined {
    return this.messages.findLast((one) => one.to === to && one.code)?.code;
  }

  /** A transaction of a process that died is rolled back. */
  interrupt({ db }: Pick<OpenDatabase, 'db'>): void {
    const { $client } = db as unknown as { readonly $client: Client };
    Object.assign($client, this.#waiting($client));
  }

  #waiting(client: Client): Partial<Client> {
    const query = client.query.bind(client);
    const connect = client.connect?.bind(client);
    const transaction = client.transaction?.bind(client);
    const withWaits = (other: Client): Client =>
      Object.assign(Object.create(other) as Client, this.#waiting(other));
    return {
      query: async (...given) => {
        const [asked] = given;
        const text = typeof asked === 'string' ? asked : (asked as { text: string }).text;
        // Nothing is written by BEGIN, and ROLLBACK ends what a process that died leaves.
        if (!/^(?:begin|rollback)/i.test(text)) await this.wait();
        return query(...given);
      },
      // PostgreSQL's pool calls it with a callback for its own statements.
      ...(connect && {
        connect: (...given: readonly unknown[]) =>
          given.length > 0 ? connect(...given) : connect().then(withWaits),
      }),
      // The embedded database's.
      ...(transaction && {
        transaction: (work: (tx: Client) => unknown) => transaction((tx) => work(withWaits(tx))),
      }),
    };
  }
}
