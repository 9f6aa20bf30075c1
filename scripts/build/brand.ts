/** The brand that a build gives the web app: BRAND_DIR, or the built-in one (docs/brand.md). */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { brandOf, type Brand } from '../../server/brand';
import { channels, type Colour } from '../../server/brand/colours';

/** Throws BrandError. */
export const buildBrand = (): Brand => brandOf({ BRAND_DIR: process.env['BRAND_DIR']?.trim() || undefined });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Returns the markup of logo and name; a logo that shows the name itself has it as its text alternative. */
const markOf = ({ name, logoSvg, logoHasName = false }: Brand): string => {
  const root = logoHasName ? `role="img" aria-label="${escaped(name)}"` : 'aria-hidden="true"';
  const svg = logoSvg
    .replace(/^<svg/, `<svg ${root}`)
    .replace(/ xmlns="[^"]*"/, '')
    .replace(/\s*(\/?>)\s*/g, '$1');
  return svg + (logoHasName ? '' : escaped(name));
};

/** What the app itself knows of its brand; `__BRAND__` in the source. */
export const brandConstants = (brand: Brand) => ({
  mark: markOf(brand),
  title: brand.title,
  features: brand.features,
});

interface Definitions {
  readonly [name: string]: string | Definitions;
}

/** Returns the same for webpack, a definition for each name: only what is used gets into the script. */
export const asDefinitions = (values: object): Definitions =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? asDefinitions(value) : JSON.stringify(value),
    ]),
  );

/** Returns the declarations of the colours. `shade` and what is made of it have their alpha in place. */
const declarations = ({ colours }: Brand): string => {
  const { art, meter, shade, ...rest } = colours;
  const space = (name: Colour): string => channels(colours[name]).join(' ');
  return [
    ...Object.entries(rest).map(([name, value]) => `--color-${name}: ${value};`),
    `--color-veil: rgb(${space('canvas')} / 72%);`,
    `--shade: ${channels(shade).join(' ')};`,
    `--art-tint: ${art};`,
    `--color-meter: ${meter};`,
  ].join('\n');
};

const INTER = "'Inter Variable', 'Inter Fallback'";
const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const fontStack = ({ font }: Brand): string =>
  font ? `'${font.family}', ${font.fallback ?? SYSTEM}` : `${INTER}, ${SYSTEM}`;

/** Returns the style sheet with all that depends on the brand. */
export const brandTokens = (brand: Brand): string =>
  `:root {\n${declarations(brand)}\n--font-sans: ${fontStack(brand)};\n}\n`;

/** Returns the brand's font faces for a style sheet in `folder`; undefined where the app's font serves. */
export const brandFontFaces = ({ font, folder: home }: Brand, folder: string): string | undefined =>
  font?.files
    .map(({ file, weight }) => {
      const url = path.relative(folder, path.join(home, file)).split(path.sep).join('/');
      return `@font-face {
  font-family: '${font.family}';
  font-display: optional;
  font-weight: ${weight};
  src: url('${url}') format('woff2');
}`;
    })
    .join('\n');

/** Changes with everything that the style sheets take from the brand. */
export const brandHash = (brand: Brand): string =>
  createHash('sha256')
    .update(JSON.stringify([brand.folder, brand.colours, brand.font]))
    .digest('hex')
    .slice(0, 12);
