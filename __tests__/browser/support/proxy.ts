// Stands between browser and product: cuts, delays, throttles. It looks for uploads and counts their bytes; the rest passes.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Product } from './product';

const UPLOAD = /^POST (\/\S*upload\S*) HTTP\/1\.1\r\n/i;
const LENGTH = /\r\ncontent-length: (\d+)\r\n/i;
const TURN_MS = 20;

export interface Line {
  /** Milliseconds that every piece takes longer, each way. */
  readonly delay: number;
  /** Bits in a second, each way. */
  readonly rate: number;
}

export interface Proxy {
  /** The product as the browser is to see it. */
  readonly product: Product;
  /** Resets every upload once that part of its body, from 0 to 1, has passed; undefined lets them through again. */
  readonly cutBodies: (part: number | undefined) => void;
  /** Loses the answer to the next upload: the service has done its work. */
  readonly cutAnswer: () => void;
  /** Bodies stand still from that part on until they are let go, or cut there in the meantime. */
  readonly hold: (part: number) => () => void;
  /** Answers to uploads wait until they are let go: the service has all of the body and does not grow impatient. */
  readonly holdAnswers: () => () => void;
  /** Nobody gets through. */
  readonly goDown: (down: boolean) => void;
  readonly slowDown: (line: Line | undefined) => void;
  /** Uploads that have begun, by path. */
  readonly uploads: readonly string[];
  readonly close: () => Promise<void>;
}

/** One direction of a slow line: pieces come in order, late, and no faster than its rate. */
const slowly = (line: () => Line | undefined, to: Socket) => {
  let free = 0;
  return (from: Socket, piece: Buffer): void => {
    const slow = line();
    if (!slow) return void to.write(piece);
    const now = Date.now();
    free = Math.max(free, now) + (piece.length * 8000) / slow.rate;
    // What waits here is what a sender would have to wait with.
    if (free - now > TURN_MS) {
      from.pause();
      setTimeout(() => from.resume(), free - now);
    }
    setTimeout(() => to.writable && to.write(piece), free - now + slow.delay);
  };
};

/** A product behind a line that can be spoilt. Works on one request of a connection at a time, as browsers send them. */
export const startProxy = async (product: Product): Promise<Proxy> => {
  const target = Number(new URL(product.url).port);
  const sockets = new Set<Socket>();
  const uploads: string[] = [];
  let cut: number | undefined;
  let answerCut = false;
  let held: { readonly part: number; readonly waiting: Set<() => void> } | undefined;
  let heldAnswers: (() => void)[] | undefined;
  let down = false;
  let line: Line | undefined;

  const server = createServer({ noDelay: true }, (browser) => {
    if (down) return void browser.resetAndDestroy();
    const service = connect(target, '127.0.0.1');
    sockets.add(browser).add(service);
    /** The upload under way on this connection. */
    let body: { readonly length: number; passed: number } | undefined;
    let losesAnswer = false;
    const reset = (): void => {
      browser.resetAndDestroy();
      service.destroy();
    };
    const up = slowly(() => line, service);
    const back = slowly(() => line, browser);
    browser.on('data', (piece) => {
      if (down) return reset();
      const text = piece.toString('latin1');
      const path = UPLOAD.exec(text)?.[1];
      if (path !== undefined) {
        uploads.push(path);
        losesAnswer = answerCut;
        answerCut = false;
        const head = text.indexOf('\r\n\r\n') + 4;
        body = { length: Number(LENGTH.exec(text)?.[1]), passed: -head };
      }
      if (!body) return up(browser, piece);
      body.passed += piece.length;
      const done = body.passed / body.length;
      if (cut !== undefined && done >= cut) return reset();
      if (held && done >= held.part) {
        browser.pause();
        held.waiting.add(() => {
          if (cut !== undefined && done >= cut) return reset();
          up(browser, piece);
          browser.resume();
        });
        return;
      }
      up(browser, piece);
    });
    service.on('data', (piece) => {
      if (down || losesAnswer) return reset();
      const isUpload = body !== undefined;
      body = undefined;
      if (isUpload && heldAnswers) heldAnswers.push(() => back(service, piece));
      else back(service, piece);
    });
    for (const [one, other] of [[browser, service], [service, browser]] as const) {
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
    product: { ...product, url: `http://localhost:${port}` },
    cutBodies: (part) => {
      cut = part;
    },
    cutAnswer: () => {
      answerCut = true;
    },
    hold: (part) => {
      const mine = { part, waiting: new Set<() => void>() };
      held = mine;
      return () => {
        held = undefined;
        mine.waiting.forEach((go) => go());
      };
    },
    holdAnswers: () => {
      const waiting: (() => void)[] = [];
      heldAnswers = waiting;
      return () => {
        heldAnswers = undefined;
        waiting.forEach((go) => go());
      };
    },
    goDown: (next) => {
      down = next;
      if (down) for (const socket of sockets) socket.resetAndDestroy();
    },
    slowDown: (next) => {
      line = next;
    },
    uploads,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
