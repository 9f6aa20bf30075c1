// Takes the database away without stopping the one that other tests use.
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Gate {
  readonly url: string;
  /** Connections are reset, new ones refused. */
  away(): Promise<void>;
  /** Connections stay and nothing passes: a network that swallows. */
  swallow(): void;
  back(): Promise<void>;
  /** The next transaction is committed, and its answer lost with the connection. */
  loseNextCommit(): void;
  close(): Promise<void>;
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export const startGate = async (databaseUrl: string): Promise<Gate> => {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let swallows = false;
  let losesCommit = false;

  const pass = (service: Socket): void => {
    const database = connect(Number(target.port), target.hostname);
    let answers = true;
    sockets.add(service).add(database);
    service.on('data', (piece) => {
      if (swallows) return;
      if (losesCommit && piece.toString('latin1').includes('commit\0')) {
        losesCommit = false;
        answers = false;
      }
      database.write(piece);
    });
    database.on('data', (piece) => {
      if (swallows) return;
      if (answers) service.write(piece);
      else service.resetAndDestroy();
    });
    for (const [one, other] of [
      [service, database],
      [database, service],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  };

  let server = createServer(pass);
  const port = await listen(server, 0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const away = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  return {
    url: url.href,
    away,
    swallow: () => {
      swallows = true;
    },
    back: async () => {
      swallows = false;
      if (server.listening) return;
      server = createServer(pass);
      await listen(server, port);
    },
    loseNextCommit: () => {
      losesCommit = true;
    },
    close: away,
  };
};
