import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Heard {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, string>>;
}

export interface Receiver {
  readonly url: string;
  /** Webhooks with a right signature, in the order of their arrival. */
  readonly heard: Heard[];
  /** Webhooks with a wrong signature, or none. */
  readonly unsigned: string[];
  readonly paths: string[];
  /** What it answers next; 204 by default. 'cut' breaks the connection after it has heard. */
  answer: () => number | 'cut' | 'lost';
  hold?: (() => Promise<void>) | undefined;
  stop(): Promise<void>;
}

/**
 * Another system, which verifies what it is sent by the package of the specification's authors. `now`: the
 * service's clock, since that package refuses old signatures by its own.
 */
export const startReceiver = async (secret: string, now: () => Date): Promise<Receiver> => {
  const heard: Heard[] = [];
  const unsigned: string[] = [];
  const paths: string[] = [];
  const webhook = new Webhook(secret);
  const verified = (body: string, headers: Record<string, string>): unknown => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now().getTime());
    try {
      return webhook.verify(body, headers);
    } finally {
      clock.mockRestore();
    }
  };
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      await receiver.hold?.();
      paths.push(request.url ?? '');
      const reply = receiver.answer();
      if (reply === 'lost') return request.socket.destroy();
      try {
        const event = verified(body, request.headers as Record<string, string>) as Omit<Heard, 'id'>;
        heard.push({ id: String(request.headers['webhook-id']), ...event });
      } catch {
        unsigned.push(body);
      }
      if (reply === 'cut') return request.socket.destroy();
      return response.writeHead(reply, { location: '/elsewhere' }).end('{"some":"text"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    heard,
    unsigned,
    paths,
    answer: () => 204,
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
  return receiver;
};
