import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
export type Answer = readonly [
  status: number,
  body: string | object,
  headers?: Readonly<Record<string, string>>,
];
type Reply = (response: ServerResponse, asked: Asked) => void;

export interface FakeGateway {
  url: string;
  readonly asked: Asked[];
  /** The last answer is given again and again. */
  answer(...answers: readonly (Answer | Reply)[]): void;
}

const replyWith = ([status, body, headers = {}]: Answer, response: ServerResponse): void => {
  const isText = typeof body === 'string';
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...headers });
  response.end(isText ? body : JSON.stringify(body));
};

export const fakeGateway = (): FakeGateway => {
  let server: Server;
  let answers: readonly (Answer | Reply)[] = [];
  const gateway: FakeGateway = {
    url: '',
    asked: [],
    answer: (...next) => {
      answers = next;
      gateway.asked.length = 0;
    },
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
      void text(request).then((body) => {
        const asked = { method: request.method ?? '', path: pathname, query: Object.fromEntries(searchParams), headers: request.headers, body }; // prettier-ignore
        const reply = answers[Math.min(gateway.asked.push(asked), answers.length) - 1];
        if (typeof reply === 'function') reply(response, asked);
        else if (reply) replyWith(reply, response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return gateway;
};
