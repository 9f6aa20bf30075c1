import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const UPLOAD = /^POST (\/\S*upload\S*) HTTP\/1\.1\r\n/i;
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;

/** In place of a part of the body: the upload has passed whole, its answer is next. */
export const ANSWER = 2;

export interface Proxy {
  readonly url: string;
  /** Resets every upload once that part of its body, from 0 to 1, has passed, or one upload at its answer. */
  readonly cut: (part: number | undefined) => void;
  /** Holds uploads from that part on until they are released, or cut meanwhile. */
  readonly hold: (part: number) => () => void;
  readonly goDown: (down: boolean) => void;
  readonly uploads: readonly string[];
  readonly close: () => Promise<void>;
}

/** A connection carries one request at a time. */
export const startProxy = async (product: string): Promise<Proxy> => {
  const target = Number(new URL(product).port);
  const sockets = new Set<Socket>();
  const uploads: string[] = [];
  let cutAt: number | undefined;
  let held: { readonly part: number; readonly waiting: (() => void)[] } | undefined;
  let down = false;

  const server = createServer({ noDelay: true }, (browser) => {
    if (down) return void browser.resetAndDestroy();
    const service = connect(target, '127.0.0.1');
    let body: { readonly length: number; passed: number } | undefined;
    const reset = (): void => {
      browser.resetAndDestroy();
      service.destroy();
    };
    const pass = (from: Socket, to: Socket, piece: Buffer, done: number): void => {
      const go = (): void => {
        if (cutAt === undefined || done < cutAt) {
          to.write(piece);
          from.resume();
          return;
        }
        if (cutAt === ANSWER) cutAt = undefined;
        reset();
      };
      if (!held || done < held.part) return go();
      from.pause();
      held.waiting.push(go);
    };
    browser.on('data', (piece) => {
      if (down) return reset();
      const text = piece.toString('latin1');
      const path = UPLOAD.exec(text)?.[1];
      if (path !== undefined) {
        uploads.push(path);
        body = { length: Number(LENGTH.exec(text)?.[1]), passed: -text.indexOf('\r\n\r\n') - 4 };
      }
      if (body) body.passed += piece.length;
      pass(browser, service, piece, body ? body.passed / body.length : 0);
    });
    service.on('data', (piece) => {
      if (down) return reset();
      const done = body ? ANSWER : 0;
      body = undefined;
      pass(service, browser, piece, done);
    });
    for (const [one, other] of [[browser, service], [service, browser]] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.end();
      });
    } // prettier-ignore
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    cut: (part) => {
      cutAt = part;
    },
    hold: (part) => {
      const mine = { part, waiting: [] as (() => void)[] };
      held = mine;
      return () => {
        held = undefined;
        mine.waiting.forEach((go) => go());
      };
    },
    goDown: (next) => {
      down = next;
      if (down) for (const socket of sockets) socket.resetAndDestroy();
    },
    uploads,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
