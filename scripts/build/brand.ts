/** BRAND_DIR, or the built-in brand (docs/brand.md). */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { brandOf, type Brand } from '../../server/brand';
import { brandMark } from '../../server/brand/mark';
import { channels, type Colour } from '../../server/brand/colours';

/** Throws BrandError. */
export const buildBrand = (): Brand => brandOf({ BRAND_DIR: process.env['BRAND_DIR']?.trim() || undefined });

/** `__BRAND__` in the source. */
export const brandConstants = (brand: Brand) => {
  const { account, card } = brand.product;
  return {
    mark: brandMark(brand).text,
    title: brand.title,
    account,
    card: { name: card.name, lead: card.lead, benefits: card.benefits },
    features: brand.features,
  };
};

interface Definitions {
  readonly [name: string]: string | Definitions;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Only what is used gets into the script. A value that is not given has a definition too, so that the
 * minifier can drop the other case.
 */
export const asDefinitions = (values: object): Definitions =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      isObject(value) ? asDefinitions(value) : (JSON.stringify(value) ?? 'undefined'),
    ]),
  );

/** `shade` and its mixtures have their alpha in place. */
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

const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

const fallbackStack = ({ font }: Brand): string =>
  font ? (font.fallback ?? SYSTEM) : `'Inter Fallback', ${SYSTEM}`;
const fontStack = (brand: Brand): string =>
  `'${brand.font?.family ?? 'Inter Variable'}', ${fallbackStack(brand)}`;

export const brandTokens = (brand: Brand): string =>
  `:root {\n${declarations(brand)}\n--font-sans: ${fontStack(brand)};\n}\n`;

/**
 * Keeps the font out of the pages until it has been fetched (src/app/font.ts). While a font is missing,
 * browsers look for a stand-in at each of its sizes, which delays the first page.
 */
export const fontOnceFetched = (brand: Brand): string =>
  `:root:not([data-font]) {\n--font-sans: ${fallbackStack(brand)};\n}\n`;

/** Undefined where the app's font serves. */
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
