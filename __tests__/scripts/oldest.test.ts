import type { BrowserName } from '@mdn/browser-compat-data';
import { toOldestSyntax } from '../../scripts/build/oldest-syntax';
import { oldestBrowsers, oldestVersions } from '../../scripts/lib/oldest/declared';
import { scriptProblems } from '../../scripts/lib/oldest/scripts';
import { styleProblems } from '../../scripts/lib/oldest/styles';
import { featureAt, isLacked } from '../../scripts/lib/oldest/support';

describe('the declared browsers', () => {
  it('are those of the requirement', () => {
    expect(oldestVersions()).toEqual({
      ios_saf: '16.4',
      safari: '16.4',
      chrome: '109',
      and_chr: '109',
      edge: '109',
      firefox: '115',
      and_ff: '115',
      samsung: '21',
    });
  });

  it('are refused in a form that names no single version', () => {
    for (const line of ['defaults', 'chrome 109', 'last 2 safari versions', 'not dead', 'safari >= TP'])
      expect(() => oldestBrowsers([line])).toThrow(line);
  });

  it.each([
    ['URL.parse of 2024', 'api.URL.parse_static', true],
    ['Promise.withResolvers of 2023', 'javascript.builtins.Promise.withResolvers', true],
    ['toSorted, which Chrome 109 alone lacks', 'javascript.builtins.Array.toSorted', true],
    [':has, which Firefox 115 alone lacks', 'css.selectors.has', true],
    ['what Safari never had', 'api.Window.requestIdleCallback', true],
    ['what came with one of them', 'css.properties.animation-composition', true],
    ['CompressionStream of Safari 16.4', 'api.CompressionStream', false],
    ['Object.hasOwn', 'javascript.builtins.Object.hasOwn', false],
    ['what stands under an older name', 'api.Window.event', false],
  ])('lack or have, by MDN: %s', (_, path, lacked) => {
    expect(isLacked(featureAt(path))).toBe(lacked);
  });

  it('have both features that src/app/oldBrowser.ts tests, and few older ones do', () => {
    const marks = ['api.CompressionStream', 'css.types.length.viewport_percentage_units_dynamic'].map(
      featureAt,
    );
    expect(marks.map(isLacked)).toEqual([false, false]);
    const versions = (browser: BrowserName): number[] =>
      marks.map((one) => Number([one.__compat?.support[browser] ?? []].flat()[0]?.version_added));
    const since = (browser: BrowserName) => Math.max(...versions(browser));
    expect([since('safari'), since('safari_ios')]).toEqual([16.4, 16.4]);
    expect([since('chrome'), since('firefox'), since('samsunginternet_android')]).toEqual([108, 113, 21]);
  });
});

describe('a script', () => {
  it.each([
    'class A { static { this.a = 1 } #b; has(c) { return #b in c } }',
    'a ??= b?.c ** 2n; async function* d() { for await (const e of f) yield e }',
    'const g = /(?<=h)\\p{L}/du; RegExp("[/]\\n/\\\\\\\\/\\\\/", g); new RegExp("(?<i>j)", "d")',
  ])('is read by the declared browsers: %s', (code) => {
    expect(scriptProblems(code, 'script')).toEqual([]);
  });

  it.each([
    'const a = /[\\p{L}--[a-z]]/v',
    'RegExp("[a&&b]", "v")',
    'new RegExp("(?i:a)")',
    'const b = /(?<c>d)|(?<c>e)/',
    '{ using f = g() }',
    'window.RegExp("[a--b]", "v")',
    'new RegExp(`[a--b]`, `v`)',
  ])('is refused: %s', (code) => {
    expect(scriptProblems(code, 'script')).toHaveLength(1);
  });

  it('is refused as a module with import attributes', () => {
    expect(scriptProblems('import a from "a" with { type: "json" }', 'module')).toHaveLength(1);
  });

  it('of a dependency is compiled, with its comments and its place in the map', async () => {
    const input = { 'a.js': '/*! licence */\nasync function a() { await using b = c(); return b }' };
    const { code, map } = await toOldestSyntax(input, {});
    expect(scriptProblems(code, 'script')).toEqual([]);
    expect(code).toContain('/*! licence */');
    expect(map).toMatchObject({ sources: ['a.js'] });
  });

  it('that they know stays as it is', async () => {
    const code = 'class A {\n    static{\n        this.a ??= 1;\n    }\n}\n';
    expect((await toOldestSyntax({ 'a.js': code }, undefined)).code).toBe(code);
  });
});

describe('a style sheet', () => {
  it.each([
    '@media (width < 40rem) and (height >= 30rem) { a { color: red } }',
    'a:has(b) { color: red }',
    'a:has(b), c:not(:has(d)) { color: red }',
    '@supports not selector(:has(*)) { a:focus-within { color: red } }',
    'a { color: red; color: color-mix(in srgb, red, blue) }',
    '@supports (color: light-dark(red, blue)) { a { color: light-dark(red, blue) } }',
  ])('is read by the declared browsers, or loses only what it asks for: %s', (css) => {
    expect(styleProblems(css)).toEqual([]);
  });

  it.each([
    'a { b { color: red } }',
    'a { color: red; @media (width < 1px) { &:hover { color: blue } } }',
    'a:hover, b:has(c) { color: red }',
    'a::highlight(b), c { color: red }',
    'a { color: light-dark(red, blue) }',
    'a { color: light-dark(red, blue); color: color-mix(in srgb, red, blue) }',
    'a { background: color-mix(in srgb, red, blue); color: red }',
    '@starting-style { a { color: red } }',
    '@scope (a) { b { color: red } }',
    '@property --a { syntax: "*"; inherits: true }',
  ])('is refused: %s', (css) => {
    expect(styleProblems(css)).not.toEqual([]);
  });
});
