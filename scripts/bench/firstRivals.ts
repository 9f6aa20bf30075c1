import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import '../lib/brandGlobal';
import { introCopy } from '../../src/copy/contact-info-intro';
import { asDefinitions, brandConstants, buildBrand } from '../build/brand';
import { textOf } from './firstText';

const root = path.resolve(__dirname, '../..');

export const bundleReact = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'production',
      devtool: false,
      context: root,
      entry: path.join(__dirname, 'reactAlone.ts'),
      output: { path: folder, filename: 'page.js' },
      resolve: { extensions: ['.ts', '.tsx', '.js'] },
      module: { rules: [{ test: /\.tsx?$/, loader: 'ts-loader', options: { transpileOnly: true } }] },
      plugins: [new webpack.DefinePlugin({ __BRAND__: asDefinitions(brandConstants(buildBrand())) })],
    });
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });

const HEAD =
  '<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><title>Apri</title>';
const words = textOf().map(({ tag, text }) => `<${tag}>${text}</${tag}>`);

export const serveRivals = (folder: string): Promise<Server> => {
  const script = brotliCompressSync(readFileSync(path.join(folder, 'page.js')));
  const pages: Readonly<Record<string, readonly [type: string, body: Buffer]>> = {
    '/static': [
      'text/html',
      brotliCompressSync(`${HEAD}${words.join('')}<button>${introCopy.start}</button>`),
    ],
    '/react': [
      'text/html',
      brotliCompressSync(`${HEAD}<script defer src="/page.js"></script><div id="root"></div>`),
    ],
    '/page.js': ['text/javascript', script],
  };
  return new Promise((resolve) => {
    const server = createServer(({ url = '' }, response) => {
      const [type, body] = pages[url] ?? [];
      if (type === undefined) return void response.writeHead(404).end();
      response
        .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' })
        .end(body);
    });
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
};
