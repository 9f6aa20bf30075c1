/**
 * `npm run bench:resize`: a picture of 12 megapixels to 2000x2000 in Chromium, by the product's own code
 * against a plain canvas on the page and against the least that a worker can do, in turns. Prints
 * medians; judges nothing.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import webpack from 'webpack';
import { launchBrowser } from '../../__tests__/browser/support/chromium';
import { scene } from '../../__tests__/corpus/scene';
import { readCommandLine } from '../lib/commandLine';
import { commandLines } from '../lib/commandLines';
import type { Run } from './page';

readCommandLine(commandLines.benchResize);
const ROUNDS = 7;
const root = path.resolve(__dirname, '../..');
const ways = ['product', 'worker', 'page'] as const;
const names = {
  product: 'the product, in its worker',
  worker: 'least worker: bitmap, drawImage, convertToBlob',
  page: 'plain canvas on the page',
};

/** The page's script and the worker's, by the project's own loader. */
const bundle = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      devtool: false,
      context: root,
      entry: path.join(__dirname, 'page.ts'),
      output: { path: folder, filename: 'page.js', publicPath: '/' },
      resolve: { extensions: ['.ts', '.tsx', '.js'] },
      module: { rules: [{ test: /\.ts$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
    });
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

const serve = (folder: string, picture: Buffer): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer(({ url = '/' }, response) => {
      if (url === '/') response.setHeader('content-type', 'text/html').end('<script src="page.js"></script>');
      else if (url === '/picture.jpg') response.end(picture);
      else if (url.endsWith('.js'))
        response
          .setHeader('content-type', 'text/javascript')
          .end(readFileSync(path.join(folder, path.basename(url))));
      else response.writeHead(404).end();
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const most = (values: readonly number[]): number => Math.max(...values);
const column = (value: string): string => value.padStart(12);

const main = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'apertura-bench-'));
  const picture = await scene(4000, 3000).jpeg({ quality: 92 }).toBuffer();
  await bundle(folder);
  const server = await serve(folder, picture);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const runs: Record<(typeof ways)[number], Run[]> = { product: [], worker: [], page: [] };
    // The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const way of ways) {
        const result = await page.evaluate((name) => window.run(name), way);
        if (round > 0) runs[way].push(result);
      }
    console.log(
      `4000x3000 JPEG of ${(picture.length / 1e6).toFixed(1)} MB to 2000x1500, ${ROUNDS} rounds, ${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}, Chromium ${browser.version()}\n`,
    );
    console.log(['median ms', 'by least', 'longest task', 'longest gap'].map(column).join(''));
    const least = median(runs.worker.map(({ ms }) => ms));
    for (const way of ways) {
      const ms = median(runs[way].map((one) => one.ms));
      const task = most(runs[way].map(({ longTask }) => longTask));
      const gap = median(runs[way].map((one) => one.gap));
      console.log(
        `${[ms.toFixed(0), (ms / least).toFixed(2), task === 0 ? '< 50' : task.toFixed(0), gap.toFixed(0)].map(column).join('')}  ${names[way]}`,
      );
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

void main();
