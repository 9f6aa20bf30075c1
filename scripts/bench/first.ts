/**
 * In turns with a page of text and React alone. Prints medians and the medians of the ratios pair by pair;
 * judges nothing.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../testing/browser/chromium';
import { serviceProcess } from '../faults/process';
import { readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import { median } from './figures';
import { measureKeys } from './firstKey';
import { bundleReact, serveRivals } from './firstRivals';
import { measure, PROCESSOR, SETTLED_MS, throttle, type Figures } from './firstVisit';

const { options } = readCommandLine(commandLines.benchFirst);
const ROUNDS = options.rounds;
const TIMES_MS = [200, 500, 1000, 2000];

const ways = ['static', 'react', 'product'] as const;
type Way = (typeof ways)[number];

const comeBack = async (browser: Browser, url: string): Promise<string> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const fetched: number[] = [];
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId)) fetched.push(encodedDataLength);
  });
  for (const visitNumber of [1, 2]) {
    if (visitNumber === 2) fetched.length = 0;
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
  }
  await context.close();
  const kilobytes = fetched.reduce((sum, bytes) => sum + bytes, 0) / 1000;
  return `the second visit fetches ${kilobytes.toFixed(1)} KB in ${fetched.length} answers`;
};

const photograph = async (browser: Browser, url: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await throttle(session);
  const frames: { at: number; data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png' });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(4000);
  const begun = await page.evaluate(() => performance.timeOrigin);
  for (const ms of TIMES_MS) {
    const frame = frames.findLast(({ at }) => at - begun <= ms && at >= begun);
    const picture = frame
      ? sharp(Buffer.from(frame.data, 'base64'))
      : sharp({ create: { width: 360, height: 740, channels: 3, background: '#fff' } });
    await picture
      .resize({ width: 240 })
      .png({ palette: true, colours: 32 })
      .toFile(path.join(folder, `${ms}.png`));
  }
  await context.close();
};

const ROWS: readonly (readonly [label: string, figure: keyof Figures, digits: number])[] = [
  ['largest paint, ms', 'paint', 0],
  ['layout shift', 'shift', 3],
  ['blocking time, ms', 'blocking', 0],
  ['longest task, ms', 'longest', 0],
  ['first press has led on, ms', 'led', 0],
  ['requests before the page is whole', 'requests', 0],
  ['KB before the page is whole', 'kilobytes', 1],
];

const print = (runs: Readonly<Record<Way, readonly Figures[]>>): void => {
  console.log(
    ['', ...ways, 'to static', 'to React']
      .map((one, at) => (at ? one.padStart(11) : one.padEnd(36)))
      .join(''),
  );
  for (const [label, figure, digits] of ROWS) {
    const of = (way: Way): readonly number[] => runs[way].map((one) => one[figure]);
    const ratio = (way: Way): string => {
      const pairs = of('product').map((value, round) => value / (of(way)[round] ?? NaN));
      return Number.isFinite(median(pairs)) ? median(pairs).toFixed(2) : '–';
    };
    const cells = [...ways.map((way) => median(of(way)).toFixed(digits)), ratio('static'), ratio('react')];
    console.log(label.padEnd(36) + cells.map((cell) => cell.padStart(11)).join(''));
  }
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  const web = path.resolve(options.web ?? path.join(__dirname, '../../dist/web'));
  const service = await serviceProcess({
    DATA_DIR: path.join(folder, 'data'),
    WEB_DIR: web,
    RATE_LIMIT_FACTOR: '1000',
  });
  await bundleReact(folder);
  const rivals = await serveRivals(folder);
  await service.start();
  const browser = await launchBrowser();
  try {
    const { port } = rivals.address() as AddressInfo;
    const other = `http://127.0.0.1:${port}`;
    const elsewhere = `http://localhost:${port}/static`;
    const urls: Readonly<Record<Way, string>> = {
      static: `${other}/static`,
      react: `${other}/react`,
      product: service.url,
    };
    const { pictures } = options;
    if (pictures !== undefined) await photograph(browser, urls.product, path.resolve(pictures));
    const runs: Record<Way, Figures[]> = { static: [], react: [], product: [] };
    // The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const way of ways) {
        const figures = await measure(browser, { elsewhere, url: urls[way] });
        if (round > 0) runs[way].push(figures);
      }
    console.log(
      `1.6 Mbit/s, 150 ms, processor slowed ${PROCESSOR} times, medians of ${ROUNDS}; ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}, Chromium ${browser.version()}\n`,
    );
    print(runs);
    const key = await measureKeys(browser, service.url, ROUNDS);
    console.log(
      `a key, ms of the main thread: plain inputs ${key.plain.toFixed(1)}, product ${key.product.toFixed(1)}, ratio ${key.ratio.toFixed(2)}`,
    );
    console.log(`\n${await comeBack(browser, service.url)}`);
  } finally {
    await browser.close();
    await service.stop();
    rivals.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
