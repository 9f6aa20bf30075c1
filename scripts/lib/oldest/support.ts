import bcd, { type BrowserName, type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from './declared';

/** The names of MDN's compatibility data by those of Browserslist. */
const NAMES: Readonly<Record<string, BrowserName>> = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
  samsung: 'samsunginternet_android',
};

const declared = oldestBrowsers().map(({ name, version }) => {
  const browser = NAMES[name];
  if (browser === undefined) throw new Error(`MDN's compatibility data has no browser '${name}'`);
  return { browser, version };
});

const numbersOf = (version: string): readonly number[] => version.replace('≤', '').split('.').map(Number);

/** '≤37' counts as 37, 'preview' is in no release. */
const isAtMost = (version: string, limit: string): boolean => {
  const [[major = NaN, minor = 0], [limitMajor = 0, limitMinor = 0]] = [numbersOf(version), numbersOf(limit)];
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
};

/** A partial implementation and one with another name count: pages check for what they use. */
const isSupported = (support: SupportStatement | undefined, limit: string): boolean =>
  [support ?? []].flat().some(({ version_added: added, version_removed: removed, flags }) => {
    if (flags !== undefined || typeof added !== 'string' || !isAtMost(added, limit)) return false;
    return typeof removed !== 'string' || !isAtMost(removed, limit);
  });

export const isLacked = ({ __compat: compat }: Identifier): boolean =>
  compat !== undefined &&
  declared.some(({ browser, version }) => !isSupported(compat.support[browser], version));

export const partsOf = (feature: Identifier): [string, Identifier][] =>
  Object.entries(feature).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');

/** By a path such as 'api.URL.parse_static'. Throws if MDN's compatibility data has none. */
export const featureAt = (path: string): Identifier =>
  path.split('.').reduce(
    (from: Identifier, name) => {
      const found = new Map(partsOf(from)).get(name);
      if (found === undefined) throw new Error(`MDN's compatibility data has no '${path}'`);
      return found;
    },
    bcd as unknown as Identifier,
  );
