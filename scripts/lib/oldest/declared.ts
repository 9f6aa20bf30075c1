import { browserslist } from '../../../package.json';

export interface OldestBrowser {
  readonly name: string;
  readonly version: string;
}

/** Throws if a line is not of the form `name >= version`. */
export const oldestBrowsers = (lines: readonly string[] = browserslist): readonly OldestBrowser[] =>
  lines.map((line) => {
    const [, name, version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
    if (name === undefined || version === undefined)
      throw new Error(`browserslist of package.json: '${line}' is not of the form 'name >= version'`);
    return { name, version };
  });

export const oldestVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(oldestBrowsers().map(({ name, version }) => [name, version]));

/** The last edition of ECMAScript whose whole syntax they know: flag `v` of ES2024 came with Safari 17. */
export const OLDEST_SYNTAX = 2023;
