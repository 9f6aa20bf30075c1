/** Read a licence, with the named use in mind, before you add it. */

/** May be shipped: in the web app, in the service, in an image. They ask for their notice alone. */
const SHIPPED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** May be used to build and to test; not shipped. */
const TOOLS = new Set([...SHIPPED, 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0']);

/**
 * Shipped under another licence, for a reason. The LGPL's library (libvips) is a file of its own, which an
 * operator may replace: shipping the package unchanged, with its licence, keeps its terms.
 */
const EXCEPTIONS = [
  { name: /^@img\/sharp-(?:libvips-|win32-|wasm32)/, licence: 'LGPL-3.0-or-later' },
] as const;

/** Packages that name no licence in package.json, by the file LICENSE that they hold in this version. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'memorystream 0.3.1': 'MIT', 'png-js 2.0.0': 'MIT' };

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>
  >;
}

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isMet = (expression: string, isAllowed: (licence: string) => boolean): boolean => {
  const plain = expression.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ') && plain.includes(' AND ')) return false;
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every(isAllowed);
};

export const licenceOf = (name: string, version: string, said: string | undefined): string =>
  said ?? READ_BY_HAND[`${name} ${version}`] ?? 'none';

export const refusedIn = ({ packages }: Lock): string[] =>
  Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, { version = '', license, dev = false }]) => {
      const name = nameOf(place);
      const licence = licenceOf(name, version, license);
      const allowed = dev ? TOOLS : SHIPPED;
      const isAllowed = (one: string): boolean =>
        allowed.has(one) || EXCEPTIONS.some((rule) => rule.licence === one && rule.name.test(name));
      return isMet(licence, isAllowed) ? [] : [`${name} ${version}: ${licence}`];
    });
