import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { ConfigError, type Config } from '../config';
import { completePalette, type Palette } from './colours';
import { contrastProblems } from './contrast';
import { featureProblems, featuresOf } from './features';
import { logoProblem } from './logo';
import { productOf, type Product } from './product';
import { brandSchema, conditionsSchema, type BrandFile, type Conditions, type Features } from './schema';

export interface Brand extends Omit<BrandFile, 'colours' | 'conditions' | 'features' | 'product'> {
  readonly folder: string;
  readonly colours: Palette;
  readonly logoSvg: string;
  /** Undefined: the reference text of server/pdf/conditions.ts. */
  readonly conditions?: Conditions;
  readonly product: Product;
  readonly features: Features;
}

const ROOT = join(__dirname, '..', '..');
/** In the compiled service the brand that it was built with, in the sources Apertura's. */
const COMPILED = join(ROOT, 'brand');
const BUILT_IN = existsSync(COMPILED) ? COMPILED : join(ROOT, 'brands', 'apertura');

export class BrandError extends ConfigError {
  constructor(
    folder: string,
    readonly problems: readonly string[],
  ) {
    super(`The brand ${folder} is refused:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

const schemaAt = (schema: TSchema, places: readonly string[]): { readonly description?: string } =>
  places.reduce<Readonly<Record<string, unknown>>>(
    (at, place) => {
      const properties = (at['properties'] ?? {}) as Readonly<Record<string, object>>;
      return (properties[place] ?? at['items'] ?? {}) as Readonly<Record<string, unknown>>;
    },
    schema as unknown as Readonly<Record<string, unknown>>,
  );

const schemaProblems = (file: string, schema: TSchema, value: unknown): string[] =>
  Errors(schema, value)
    // Each unknown property has an error of its own, too.
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .map(({ keyword, instancePath, params, message }) => {
      const places = instancePath.split('/').slice(1);
      const named = places.join('.');
      if (keyword === 'required') {
        const { requiredProperties } = params as { readonly requiredProperties: readonly string[] };
        const missing = requiredProperties.map((name) => [...places, name].join('.'));
        return `${file}: ${missing.join(', ')} missing`;
      }
      if (keyword === 'boolean') return `${file}: ${named} is not known`;
      const expected = schemaAt(schema, places).description ?? message;
      const length =
        keyword === 'maxLength' ? `, at most ${(params as { readonly limit: number }).limit} characters` : '';
      return `${file}: ${named || 'the file'} is not valid: expected ${expected}${length}`;
    });

const isFile = (place: string): boolean => statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;

const readJson = (folder: string, file: string): unknown => {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    if (!existsSync(folder)) throw new BrandError(folder, ['there is no such folder']);
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    const reason = error instanceof SyntaxError ? `is not JSON: ${error.message}` : `cannot be read: ${code}`;
    throw new BrandError(folder, [`${file} ${reason}`]);
  }
};

const read = (folder: string): Brand => {
  const raw = readJson(folder, 'brand.json');
  const wrong = schemaProblems('brand.json', brandSchema, raw);
  if (wrong.length > 0) throw new BrandError(folder, wrong);
  const { colours, conditions: conditionsFile, features: given, product, ...rest } = raw as BrandFile;
  const files = [
    ...[rest.logo, conditionsFile],
    ...[...rest.icons, ...(rest.font?.files ?? [])].map(({ file }) => file),
  ].filter((file) => file !== undefined);
  const absent = new Set(files.filter((file) => !isFile(join(folder, file))));
  const logoSvg = absent.has(rest.logo) ? undefined : readFileSync(join(folder, rest.logo), 'utf8').trim();
  const conditions =
    conditionsFile === undefined || absent.has(conditionsFile) ? undefined : readJson(folder, conditionsFile);
  const palette = completePalette(colours);
  const features = featuresOf(given);
  const problems = [
    ...[...absent].map((file) => `${file}, which brand.json names, does not exist`),
    ...(logoSvg === undefined ? [] : logoProblem(logoSvg)).map((line) => `${rest.logo}: ${line}`),
    ...(conditions === undefined ? [] : schemaProblems(conditionsFile ?? '', conditionsSchema, conditions)),
    ...contrastProblems(palette),
    ...featureProblems(features, rest),
  ];
  if (problems.length > 0 || logoSvg === undefined) throw new BrandError(folder, problems);
  return {
    ...rest,
    folder,
    colours: palette,
    logoSvg,
    ...(conditions !== undefined && { conditions: conditions as Conditions }),
    product: productOf(product),
    features,
  };
};

const known = new Map<string, Brand>();

/** Throws BrandError. */
export const readBrand = (folder: string = BUILT_IN): Brand => {
  const place = resolve(folder);
  const brand = known.get(place) ?? read(place);
  known.set(place, brand);
  return brand;
};

export const brandOf = ({ BRAND_DIR }: Pick<Config, 'BRAND_DIR'>): Brand => readBrand(BRAND_DIR);
