/**
 * `npm run bench:trace`: what the recording costs the main thread in the first form, for a key with the
 * draft that it leads to and for 'Continua' with its two calls, and what it holds in memory: with the
 * recorder, in turns with pages whose recorder does not load. Prints medians; judges nothing. Needs the
 * built app.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../__tests__/browser/support/chromium';
import { somebody } from '../../__tests__/browser/support/people';
import { fillGreeting } from '../../__tests__/browser/support/shortcuts';
import { greetingCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { serviceProcess } from '../faults/process';
import { readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import { median } from './figures';

const ROUNDS = readCommandLine(commandLines.benchTrace).options.rounds;
const KEYS = 40;
const PAUSE_MS = 25;
/** After it the form reports its values. */
const QUIET_MS = 700;

interface Costs {
  readonly key: number;
  readonly call: number;
  readonly heap: number;
}

/** Milliseconds of the main thread while something is done. */
const costOf = async (page: Page, act: () => Promise<void>): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await used();
  await act();
  const cost = ((await used()) - before) * 1000;
  await session.detach();
  return cost;
};

const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
};

const type = async (page: Page, keys: number): Promise<void> => {
  await page.getByLabel(greetingCopy.nome, { exact: true }).fill('');
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press('abcdefghij'[at % 10] ?? 'a');
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForTimeout(QUIET_MS);
};

const measure = async (browser: Browser, url: string, isRecorded: boolean): Promise<Costs> => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  // The recorder's chunk; without it the app goes on.
  if (!isRecorded) await page.route('**/assets/extras.*', (route) => route.abort());
  await page.goto(url);
  await page.waitForTimeout(QUIET_MS);
  await page.getByRole('button', { name: introCopy.start, exact: true }).click();
  await page.getByLabel(greetingCopy.nome, { exact: true }).waitFor();
  await page.waitForTimeout(QUIET_MS);
  await type(page, 10);
  const keys = await costOf(page, () => type(page, KEYS));
  await fillGreeting(page, somebody());
  await page.waitForTimeout(QUIET_MS);
  const call = await costOf(page, async () => {
    await page.getByRole('button', { name: 'Continua', exact: true }).click();
    await page.getByRole('heading', { name: 'Controlla la tua email' }).waitFor();
    await page.waitForTimeout(QUIET_MS);
  });
  const heap = await heapOf(page);
  await context.close();
  return { key: keys / KEYS, call, heap };
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-trace-'));
  const service = await serviceProcess({ DATA_DIR: path.join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' });
  await service.start();
  const browser = await launchBrowser();
  const pairs: { readonly on: Costs; readonly off: Costs }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const first = await measure(browser, service.url, round % 2 === 0);
      const second = await measure(browser, service.url, round % 2 !== 0);
      // The first round warms up and does not count.
      if (round > 0) pairs.push(round % 2 === 0 ? { on: first, off: second } : { on: second, off: first });
    }
  } finally {
    await browser.close();
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`${cpus()[0]?.model ?? ''}, ${ROUNDS} rounds; medians, and of the ratios pair by pair`);
  const rows = [
    ['key with its draft, ms', 'key'],
    ['press with two calls, ms', 'call'],
    ['heap after it, MB', 'heap'],
  ] as const;
  for (const [words, name] of rows) {
    const figures = [
      median(pairs.map(({ on }) => on[name])),
      median(pairs.map(({ off }) => off[name])),
      median(pairs.map(({ on, off }) => on[name] / off[name])),
    ];
    const [on, off, ratio] = figures.map((figure) => figure.toFixed(3));
    console.log(`${words.padEnd(28)} recorded ${on}   not ${off}   ratio ${ratio}`);
  }
};

void main();
