import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { BrandError, brandOf, readBrand } from '../../../server/brand';
import { brandSchema } from '../../../server/brand/schema';
import { ConfigError, readConfig } from '../../../server/config';
import { messageOf } from '../../../server/delivery/mail/message';
import { brandSchemaText } from '../../../scripts/build/brand-schema';

const BRANDS = path.resolve(__dirname, '../../../brands');
const home = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(home, { recursive: true }));

type Json = Record<string, unknown>;
let count = 0;
const changed = (change: (brand: Json) => void, files: Readonly<Record<string, string>> = {}): string => {
  const folder = path.join(home, String((count += 1)));
  cpSync(path.join(BRANDS, 'esempio'), folder, { recursive: true });
  const file = path.join(folder, 'brand.json');
  const brand = JSON.parse(readFileSync(file, 'utf8')) as Json;
  change(brand);
  writeFileSync(file, JSON.stringify(brand));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
};
const problemsOf = (folder: string): readonly string[] => {
  try {
    readBrand(folder);
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
  return [];
};
const nothing = () => undefined;
const svg = (inner: string) => ({ 'logo.svg': `<svg viewBox="0 0 24 24">${inner}</svg>` });

it.each(['apertura', 'esempio'])('%s is accepted, and its file fits the published schema', (name) => {
  expect(problemsOf(path.join(BRANDS, name))).toEqual([]);
  const file: unknown = JSON.parse(readFileSync(path.join(BRANDS, name, 'brand.json'), 'utf8'));
  expect(Check(brandSchema, file)).toBe(true);
  expect(readFileSync(path.join(BRANDS, 'brand.schema.json'), 'utf8')).toBe(brandSchemaText());
});

it('is Apertura unless BRAND_DIR names another', () => {
  expect(brandOf(readConfig({})).name).toBe('Apertura');
  expect(brandOf(readConfig({ BRAND_DIR: 'brands/esempio' })).name).toBe('Banca Esempio');
  expect(() => readBrand(path.join(home, 'none'))).toThrow(ConfigError);
});

it('names every fault of the file, with what is expected', () => {
  const folder = changed((brand) => {
    delete brand['name'];
    brand['title'] = 'x'.repeat(61);
    brand['sms'] = { sender: 'Banca Esempio S.p.A.' };
    brand['colori'] = {};
    (brand['colours'] as Json)['ink'] = 'nero';
    delete (brand['colours'] as Json)['deep'];
  });
  expect(problemsOf(folder).toSorted()).toEqual([
    'brand.json: colori is not known',
    'brand.json: colours.deep missing',
    'brand.json: colours.ink is not valid: expected #rrggbb in lower case',
    'brand.json: name missing',
    'brand.json: sms.sender is not valid: expected 1 to 11 letters and digits',
    expect.stringMatching(
      /^brand\.json: title is not valid: expected title of .+ tab, at most 60 characters$/,
    ),
  ]);
});

it('names files that are not there, or are folders, beside what else is wrong', () => {
  const folder = changed((brand) => {
    Object.assign(brand, { logo: 'none.svg', conditions: 'none.json', features: { invitations: false } });
    (brand['icons'] as Json[]).push({ file: 'icons.svg', sizes: 'any' });
    (brand['colours'] as Json)['ink-hint'] = '#cccccc';
  });
  mkdirSync(path.join(folder, 'icons.svg'));
  expect(problemsOf(folder)).toEqual(
    expect.arrayContaining([
      'none.svg, which brand.json names, does not exist',
      'none.json, which brand.json names, does not exist',
      'icons.svg, which brand.json names, does not exist',
      expect.stringMatching(/^ink-hint #cccccc on surface #ffffff has/),
      expect.stringMatching(/^brand\.json: features\.promoCode must be false/),
    ]),
  );
});

it.each([
  ['a pair of colours: its names, its ratio and the one that is needed', { ink: '#8a8a8a' }, /^ink #8a8a8a on surface #ffffff has 3\.45:1, needs 4\.5:1$/],
  ['an edge of 3:1', { control: '#bbbbbb' }, /^control #bbbbbb on surface #ffffff has 1\.91:1, needs 3:1$/],
  ['a dark brand, whose text is not seen on paper', { ink: '#ffffff', surface: '#000000' }, /^ink #ffffff on paper #ffffff has 1\.00:1/],
])('is refused with %s', (_, colours, line) => {
  const folder = changed((brand) => Object.assign(brand['colours'] as Json, colours));
  expect(problemsOf(folder)).toContainEqual(expect.stringMatching(line));
}); // prettier-ignore

it.each([
  ['is not JSON', changed(nothing, { 'brand.json': '{' }), /^brand\.json is not JSON/],
  ['names a file that is not there', changed((brand) => (brand['logo'] = 'none.svg')), /^none\.svg, .+ does not exist$/],
  ['names a file outside', changed((brand) => (brand['logo'] = '../logo.svg')), /^brand\.json: logo is not valid/],
  ['has conditions without a version', changed(nothing, { 'conditions.json': '{"articles":[]}' }), /^conditions\.json: version missing$/],
  ['has a logo with a script', changed(nothing, svg('<script>alert(1)</script>')), /^logo\.svg: has a script$/],
  ['has a logo with a handler', changed(nothing, svg('<path onclick="alert(1)" d="M0 0"/>')), /^logo\.svg: has a script$/],
  ['has a logo with a style', changed(nothing, svg('<path style="fill:red" d="M0 0"/>')), /^logo\.svg: has a style/],
  ['has a logo that loads another', changed(nothing, svg('<image href="https://example.it/a.png"/>')), /^logo\.svg: refers/],
])('is refused where it %s', (_, folder, line) => {
  expect(problemsOf(folder)).toContainEqual(expect.stringMatching(line));
}); // prettier-ignore

it.each([
  ['an account of other words', (brand: Json) => (brand['product'] = { account: 'Business Account' }), /^brand\.json: product\.account is not valid: expected words that begin with ‘conto’/],
  ['a benefit with a drawing that is not there', (brand: Json) => (brand['product'] = { card: { benefits: [{ icon: 'star', title: 't', text: 't' }] } }), /^brand\.json: product\.card\.benefits\.0\.icon is not valid: expected discount, cash/],
  ['a promo code that nothing carries', (brand: Json) => (brand['features'] = { invitations: false }), /^brand\.json: features\.promoCode must be false/],
  ['neither help nor contacts', (brand: Json) => Object.assign(brand, { features: { help: false }, config: {} }), /^brand\.json: without features\.help, config\.supportEmail or supportPhone/],
])('is refused with %s', (_, change, line) => {
  expect(problemsOf(changed(change))).toContainEqual(expect.stringMatching(line));
}); // prettier-ignore

it('has the words of the specification for the product, and every feature, where it says nothing', () => {
  const { product, features } = readBrand();
  expect(product).toEqual({ account: 'conto business', card: { name: 'carta business' } });
  expect(new Set(Object.values(features))).toEqual(new Set([true]));
});

it('gives e-mails its name, unless MAIL_FROM has one', () => {
  const brand = brandOf({ BRAND_DIR: path.join(BRANDS, 'esempio') });
  const sender = (from: string) =>
    messageOf({ to: 'a@example.it', subject: '', text: '' }, { from, brand }).from;
  const address = 'conto@esempio.example';
  expect(sender(address)).toEqual({ name: 'Banca Esempio', address });
  expect(sender(`Conto <${address}>`)).toEqual({ name: 'Conto', address });
});
