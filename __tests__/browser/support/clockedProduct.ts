import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { FakeClock, startTestApp } from '../../server/support';
import { codesOf, type Product } from './product';

/** Goes on by itself, as a clock does, and can be put forward. */
class RunningClock extends FakeClock {
  readonly #begun = Date.now();

  constructor() {
    super(new Date().toISOString());
  }
  override now(): Date {
    return new Date(super.now().getTime() + Date.now() - this.#begun);
  }
}

export interface ClockedProduct extends Product {
  /** The service's; the browser has its own. */
  readonly clock: FakeClock;
}

/** The product in this process, so that its clock can be put forward: codes and sessions really expire. */
export const startClockedProduct = async (): Promise<ClockedProduct> => {
  const clock = new RunningClock();
  const WEB_DIR = path.resolve(__dirname, '../../../dist/web');
  const { app, config, close } = await startTestApp({ clock, environment: { WEB_DIR } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  return { url, dataDir: config.DATA_DIR, clock, codeFor: codesOf(url), stop: close, remove: close };
};
