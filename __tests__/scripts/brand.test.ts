/** @jest-environment node */
import path from 'node:path';
import { brandConstants, brandFontFaces, brandTokens } from '../../scripts/build/brand';
import { pageOf } from '../../scripts/build/brand-files';
import { withBrandConfig } from '../../scripts/lib/brandConfig.mjs';
import { readBrand } from '../../server/brand';

const ROOT = path.resolve(__dirname, '../..');
const apertura = readBrand();
const esempio = readBrand(path.join(ROOT, 'brands/esempio'));

it('the page gets logo and name as markup, in which the name is text', () => {
  expect(brandConstants(apertura).mark).toMatch(/^<svg aria-hidden="true" viewBox="0 0 24 24".+<\/svg>Apertura$/);
  const odd = { ...esempio, name: 'Rossi & <b>"C"</b>' };
  expect(brandConstants(odd).mark).toMatch(/<\/svg>Rossi &amp; &lt;b>&quot;C&quot;&lt;\/b>$/);
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
});

it('the page’s head is the brand’s; the bar of the browser has the header’s colour by default', () => {
  expect(pageOf(apertura)).toMatchObject({ title: 'Apri il tuo conto business', themeColour: '#ffffff' });
  expect(pageOf(esempio)).toMatchObject({ themeColour: '#3a1140', icon: 'icons/favicon.svg', iconType: 'image/svg+xml' });
}); // prettier-ignore

it('config.json keeps what the brand does not say, and its very text where it says nothing', () => {
  const text = '{ "legalLine": "a", "links": { "privacy": "/p", "support": "/s" } }';
  expect(withBrandConfig(text, apertura)).toBe(text);
  const config = { legalLine: 'b', links: { support: '/t' } };
  expect(JSON.parse(withBrandConfig(text, { config }))).toEqual({
    legalLine: 'b',
    links: { privacy: '/p', support: '/t' },
  });
});
