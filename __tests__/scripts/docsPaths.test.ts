/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const ROOT = join(__dirname, '../..');
const MADE = ['node_modules', '.git', '.cache', '.data', 'dist', 'coverage', 'reports'];
/** Besides the document's own folder, a path may start in one of these. */
const BASES = ['', 'server', 'src', 'src/contract', '__tests__', '__tests__/server'];
/** Files that the product writes while it runs. */
const WRITTEN = ['review.json', 'data.json'];
const EXTENSION = /\.(ts|tsx|mjs|cjs|js|md|json|css|txt|conf|sql|html|png|svg)$/;

const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (MADE.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    return [relative(ROOT, path), ...(entry.isDirectory() ? pathsIn(path) : [])];
  });

const paths = pathsIn(ROOT);
const topFolders = readdirSync(ROOT).filter((name) => paths.some((path) => path.startsWith(`${name}/`)));

const exists = (path: string): boolean => {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\]/g, '\\$&')
    .replace(/\*+|<\w+>|\{\w+\}/g, '[^/]+');
  const expression = new RegExp(`^${pattern}$`);
  return paths.some((known) => expression.test(known));
};

const withoutFences = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

const isPath = (span: string): boolean =>
  !/[\s:=?]|^\/|^[A-Z_]+\//.test(span) &&
  !WRITTEN.includes(span) &&
  !span.startsWith('.') &&
  !MADE.includes(span.split('/')[0] ?? '') &&
  (EXTENSION.test(span) || topFolders.some((folder) => span.startsWith(`${folder}/`)));

/** A file name without a folder may be anywhere. */
const missingIn = (document: string): string[] => {
  const text = withoutFences(readFileSync(join(ROOT, document), 'utf8'));
  const folder = dirname(document);
  // A README speaks of the files of its own folder.
  const home = folder === '.' || folder.startsWith('docs') ? '' : `${folder}/`;
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '').filter(isPath);
  const missing = spans.filter((span) => {
    const named = (path: string) => path.startsWith(home) && path.endsWith(`/${span}`);
    return (
      !(!span.includes('/') && paths.some(named)) &&
      ![folder, ...BASES].some((base) => exists(normalize(join(base, span))))
    );
  });
  const links = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target]) => target ?? '');
  const dead = links.filter((link) => !/^\w+:/.test(link) && !exists(normalize(join(folder, link))));
  return [...missing, ...dead];
};

const documents = paths.filter((path) => path.endsWith('.md'));

describe('the documents', () => {
  it.each(documents)('%s names only files and folders that exist', (document) => {
    expect(missingIn(document)).toEqual([]);
  });

  it('the table of threats names only tests that exist', () => {
    const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
    const table = text.split(/^## /m).find((part) => part.startsWith('Threats'));
    const cells = (table ?? '').split('\n').flatMap((line) => line.split('|').slice(3, 4));
    const tests = cells
      .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))
      .filter((name) => !name.startsWith('npm '));
    const isKnown = (name: string): boolean =>
      [`__tests__/server/${name}`, `__tests__/${name}`].some(
        (path) => exists(`${path}.test.ts`) || exists(`${path}/*.test.ts`),
      );
    expect(tests.length).toBeGreaterThan(20);
    expect(tests.filter((name) => !isKnown(name))).toEqual([]);
  });
});
