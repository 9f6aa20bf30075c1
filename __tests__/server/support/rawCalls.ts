import { connect, type Socket } from 'node:net';
import { endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import { openLedgers } from '../../../server/limits/usage';
import type { TestApp } from '../../../scripts/testing/service/app';
import { FORM_TYPE, formBody } from '../../../server/walk/requests';
import type { TestClient, TestFile } from '../../../scripts/testing/service/client';
import { cookieOf } from './listening';

export interface RawCall {
  readonly head: Buffer;
  readonly body: Buffer;
}

const rawCall = (client: TestClient, name: EndpointName, type: string, body: Buffer): RawCall => {
  const lines = [
    `POST ${endpointOf(name).path} HTTP/1.1`,
    'host: localhost',
    `cookie: ${cookieOf(client)}`,
    `content-type: ${type}`,
    `content-length: ${body.length}`,
  ];
  return { head: Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body };
};

export const rawUpload = (
  client: TestClient,
  name: EndpointName,
  fields: Readonly<Record<string, string>>,
  file: TestFile,
): RawCall => rawCall(client, name, FORM_TYPE, formBody(fields, file));

export const rawJson = (client: TestClient, name: EndpointName, input: object): RawCall =>
  rawCall(client, name, 'application/json', Buffer.from(JSON.stringify(input)));

export const connectTo = async ({ app }: TestApp): Promise<{ client: Socket; server: Socket }> => {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  const server = await new Promise<Socket>((resolve) => {
    const accept = (socket: Socket): void => {
      if (socket.remotePort !== client.localPort) return;
      app.server.off('connection', accept);
      resolve(socket);
    };
    app.server.setMaxListeners(0).on('connection', accept);
  });
  return { client, server };
};

export const closed = (socket: Socket): Promise<void> =>
  socket.destroyed ? Promise.resolve() : new Promise((resolve) => socket.once('close', () => resolve()));

export const heldBudgets = (): Record<string, number> =>
  Object.fromEntries(
    [...openLedgers].flatMap(([name, ledger]) => {
      const { holders } = ledger.held();
      return name === 'connections' || holders === 0 ? [] : [[name, holders]];
    }),
  );
