import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { buildService } from '../../scripts/build/service.mjs';
import { version } from '../../package.json';
import { hashServiceSources } from '../../scripts/lib/hash.mjs';

const ROOT = path.resolve(__dirname, '../..');
/** In the repository, where packages are found. */
const cache = path.join(ROOT, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'service-'));
const built = path.join(folder, 'server');
beforeAll(() => buildService(ROOT, built, 'stamp'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--enable-source-maps', '-e', script], { cwd: built }).toString(),
  );

it('the compiled service has beside it what it reads by path', () => {
  const found = run(`
    const { openFonts } = require('./server/pdf/theme.js');
    const { sectors } = require('./server/data/ateco.js');
    const { readBrand } = require('./server/brand/index.js');
    const { countries } = require('./server/data/states.js');
    const { registerOpenApi } = require('./server/http/openapi.js');
    let version;
    registerOpenApi({ get: (_, handler) => { version = handler().info.version; } });
    const { readWebConfig } = require('./server/config/webConfig.js');
    readWebConfig('nowhere').then(({ legalLine }) => console.log(JSON.stringify({
      fonts: Object.keys(openFonts()), data: countries().length > 100, ateco: typeof sectors, legalLine, version,
      brand: [readBrand().name, readBrand().folder === process.cwd() + '/brand'],
    })));
  `);
  const { legalLine } = JSON.parse(readFileSync(path.join(ROOT, 'public/config.json'), 'utf8')) as {
    legalLine: string;
  };
  expect(found).toEqual({
    fonts: ['regular', 'strong'],
    data: true,
    ateco: 'function',
    legalLine,
    version,
    brand: ['Apertura', true],
  });
  const paths = ['server/formats/pdf/reader.mjs', 'server/db/migrations/meta/_journal.json', 'main.js'];
  expect(paths.filter((file) => !existsSync(path.join(built, file)))).toEqual([]);
});

it('names the lines of the sources in its stack traces', () => {
  const stack = run(`
    try { require('./server/pdf/barcode.js').code128('1'); } catch ({ stack }) { console.log(JSON.stringify(stack)); }
  `) as string;
  const lines = readFileSync(path.join(ROOT, 'server/pdf/barcode.ts'), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('throw new Error')) + 1;
  expect(stack).toContain(`${ROOT}/server/pdf/barcode.ts:${line}:`);
});

const sources = (): string[] => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('/'),
  );
  const made = files
    .filter((name) => path.extname(name) !== '' && !name.endsWith('.map'))
    .map((name) => name.replace(/\.js$/, '.ts'));
  return [...new Map(made.map((name) => [path.dirname(name), name])).values()];
};

afterEach(() => delete process.env['BRAND_DIR']);

it('is built again after a change in any folder that it is made from, and not without', () => {
  const root = path.join(folder, 'root');
  const changed = (name: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), `${name} of ${process.hrtime.bigint()}`);
    return hashServiceSources(root);
  };
  // In the compiled service the brand's folder has this name, in the sources that of BRAND_DIR.
  process.env['BRAND_DIR'] = path.join(root, 'brand');
  const names = sources();
  expect(names).toEqual(expect.arrayContaining(['public/config.json', 'brand/icons/favicon.svg']));
  expect(names.map((name) => name.split('/')[0])).toEqual(expect.arrayContaining(['server', 'src']));
  names.forEach(changed);
  for (const name of names) {
    const before = hashServiceSources(root);
    expect(hashServiceSources(root)).toBe(before);
    expect([name, changed(name) === before]).toEqual([name, false]);
  }
});
