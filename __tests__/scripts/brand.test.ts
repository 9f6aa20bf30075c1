/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { brandConstants, brandFontFaces, brandTokens, fontOnceFetched } from '../../scripts/build/brand';
import { manifestOf, pageOf } from '../../scripts/build/brand-files';
import { iconPictures } from '../../scripts/build/icon-pictures';
import { devServer } from '../../scripts/build/dev-server';
import { legalCss, legalFonts, legalPage } from '../../scripts/build/legal-pages';
import { withBrandConfig } from '../../scripts/lib/brandConfig.mjs';
import { readBrand } from '../../server/brand';
import { licencesPage } from '../../scripts/licences/page';
import { tracesOf } from '../server/brand/traces';

const ROOT = path.resolve(__dirname, '../..');
const apertura = readBrand();
const esempio = readBrand(path.join(ROOT, 'brands/esempio'));

it('the page gets logo and name as markup, in which the name is text', () => {
  expect(brandConstants(apertura).mark).toMatch(/^<svg aria-hidden="true" viewBox="0 0 24 24".+<\/svg>Apertura$/);
  const odd = { ...esempio, name: 'Rossi & <b>"C"</b>' };
  expect(brandConstants(odd).mark).toMatch(/<\/svg>Rossi &amp; &lt;b&gt;&quot;C&quot;&lt;\/b&gt;$/);
  const withName = brandConstants({ ...odd, logoHasName: true }).mark;
  expect(withName).toMatch(/^<svg role="img" aria-label="Rossi &amp; [^"]+" .+<\/svg>$/);
}); // prettier-ignore

it('the style sheet gets every colour, and the font in place of the app’s', () => {
  const tokens = brandTokens(esempio);
  expect(tokens).toContain('--color-accent: #8a1c5a;');
  expect(tokens).toContain('--color-veil: rgb(250 245 238 / 72%);');
  expect(tokens).toContain("--font-sans: 'Nunito Esempio', 'Trebuchet MS', system-ui, sans-serif;");
  const ui = path.join(ROOT, 'src/ui');
  expect(brandFontFaces(esempio, ui)).toContain("url('../../brands/esempio/fonts/nunito-latin.woff2')");
  expect(brandFontFaces(apertura, ui)).toBeUndefined();
  expect(brandTokens(apertura)).toContain("--font-sans: 'Inter Variable', 'Inter Fallback', system-ui");
  expect(fontOnceFetched(esempio)).toContain("--font-sans: 'Trebuchet MS', system-ui, sans-serif;");
  expect(fontOnceFetched(apertura)).toContain("--font-sans: 'Inter Fallback', system-ui");
});

it('the page’s head is the brand’s; the bar of the browser has the header’s colour by default', () => {
  expect(pageOf(apertura)).toMatchObject({ title: 'Apri il tuo conto business', name: 'Apertura', themeColour: '#0a3a40', hasPictures: true });
  expect(pageOf(esempio)).toMatchObject({ themeColour: '#3a1140', icon: 'icons/favicon.svg', iconType: 'image/svg+xml' });
}); // prettier-ignore

it('makes the icon’s pictures in the sizes that other programs ask for, and names them in the manifest', async () => {
  const pictures = await iconPictures(apertura);
  const sizes = await Promise.all(
    Object.entries(pictures).map(async ([name, file]) => {
      // Behind the head of an ICO file there is a PNG.
      const { format, width, height, hasAlpha } = await sharp(
        name.endsWith('.ico') ? file.subarray(22) : file,
      ).metadata();
      return [name, format, width, height, hasAlpha];
    }),
  );
  expect(sizes).toEqual([
    ['icon-192.png', 'png', 192, 192, true],
    ['icon-512.png', 'png', 512, 512, true],
    ['apple-touch-icon.png', 'png', 180, 180, false],
    ['favicon.ico', 'png', 32, 32, true],
  ]);
  const { icons } = manifestOf(apertura);
  expect(icons.map(({ src }) => src)).toEqual(['icons/favicon.svg', 'icon-192.png', 'icon-512.png']);
  const others = { ...apertura, icons: [{ file: 'icons/favicon.ico', sizes: '32x32' }] };
  expect([await iconPictures(others), manifestOf(others).icons.length]).toEqual([{}, 1]);
});

it('the page says to other programs what it is, by the brand', () => {
  const page = readFileSync(path.join(ROOT, 'public/index.html'), 'utf8');
  const named = [...page.matchAll(/<meta property="og:(\w+)" content="([^"]+)"/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(named).toEqual([
    ['title', '<%- brand.title %>'],
    ['description', '<%- brand.description %>'],
    ['site_name', '<%- brand.name %>'],
    ['type', 'website'],
    ['locale', 'it_IT'],
  ]);
});

it('config.json keeps what the brand does not say, and its very text where it says nothing', () => {
  const text = '{ "legalLine": "a", "links": { "privacy": "/p", "support": "/s" } }';
  expect(withBrandConfig(text, apertura)).toBe(text);
  const config = { legalLine: 'b', links: { support: '/t' } };
  expect(JSON.parse(withBrandConfig(text, { config }))).toEqual({
    legalLine: 'b',
    links: { privacy: '/p', support: '/t' },
  });
});

it('in development config.json is the build’s, which has the brand’s values, and not the service’s', () => {
  const proxied = [devServer.proxy].flat().flatMap((one) => (typeof one === 'object' ? one.context : []));
  expect(proxied).toContain('/wgt');
  expect(proxied).not.toContain('/config.json');
});

const LEGAL = path.join(ROOT, 'public/legal');
const contacts = { supportEmail: 'aiuto@banca.example', supportPhone: '06 1' };
const legalPages = (brand: typeof esempio, config = contacts): Readonly<Record<string, string>> => ({
  'licenze.html': licencesPage([], (page) => legalPage(brand, page, config)),
  ...Object.fromEntries(
    readdirSync(LEGAL)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, legalPage(brand, readFileSync(path.join(LEGAL, file), 'utf8'), config)]),
  ),
});

it('the legal pages have the brand’s icon, logo, name and title, and none of another brand', () => {
  const icons = [{ file: 'icons/other.png', sizes: '32x32' }];
  const pages = legalPages({ ...esempio, icons });
  expect(Object.keys(pages)).toHaveLength(5);
  for (const page of Object.values(pages)) {
    expect(page).toContain('<link rel="icon" href="../icons/other.png" type="image/png" />');
    expect(page).toMatch(/<title>[^<]+ \| Conto Impresa di Banca Esempio<\/title>/);
    expect(page).toMatch(/<header><a href="\.\.\/"><svg[^]+<\/svg>Banca Esempio<\/a><\/header>/);
    expect(page).not.toContain('{{');
    expect(tracesOf(page)).toEqual([]);
  }
  expect(pages['accessibilita.html']).toContain('la richiesta online del Conto Impresa');
  const css = legalCss(esempio, readFileSync(path.join(LEGAL, 'legal.css'), 'utf8'));
  expect(css).toContain('--color-deep: #3a1140;');
  for (const brand of [esempio, apertura]) {
    const loaded = [...legalCss(brand, '').matchAll(/url\('fonts\/([^']+)'\)/g)].map(([, file]) => file);
    expect(loaded).toEqual(legalFonts(brand).map((file) => path.basename(file)));
    expect(legalFonts(brand).filter((file) => !existsSync(file))).toEqual([]);
  }
  expect(tracesOf(css + JSON.stringify(pageOf(esempio)))).toEqual([]);
});

it('the accessibility statement names the help of the pages, or the contacts where they have none', () => {
  const statementOf = (help: boolean) =>
    legalPages({ ...esempio, features: { ...esempio.features, help } })['accessibilita.html'] ?? '';
  expect(statementOf(true)).toContain('i recapiti sono sotto «Serve aiuto?»');
  expect(statementOf(false)).not.toContain('Serve aiuto');
  expect(statementOf(false)).toMatch(
    /scrivi a <a href="mailto:aiuto@banca\.example">.+<\/a> o chiama il numero 06 1\./,
  );
});

it('a legal page with a place that the build does not know is refused', () => {
  expect(() => legalPage(esempio, '<p>{{iban}}</p>', {})).toThrow('{{iban}}');
});
