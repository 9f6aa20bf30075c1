// The product and the Chromium of this jest worker: started once, by __tests__/setup/browserGlobal.ts.
import { chromium, type Browser } from 'playwright-core';
import type { BrowserProcess } from '../../../scripts/testing/product/startProcess';
import { productAt, startProduct, type TestProduct } from '../../../scripts/testing/product/product';

const all = JSON.parse(process.env['BROWSER_PROCESSES'] ?? '[]') as BrowserProcess[];
const own = all[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
if (own === undefined) throw new Error('No product runs for this worker');

export const product: TestProduct = productAt(own.url, own.control);

const others: TestProduct[] = [];

/** It runs until every visit of the test file is over: a page that is still open may ask for something. */
export const otherProduct = async (environment: Readonly<Record<string, string>>): Promise<TestProduct> => {
  const other = await startProduct(own.control, environment);
  others.push(other);
  return other;
};

let connection: Promise<Browser> | undefined;

export const openBrowser = (): Promise<Browser> => {
  connection ??= chromium.connect(own.browser);
  return connection;
};

/** Called after each test file. */
export const endFile = async (): Promise<void> => {
  await (await connection)?.close();
  await Promise.all(others.map((one) => one.stop()));
};
