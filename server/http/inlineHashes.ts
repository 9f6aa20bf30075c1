import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
export const EMPTY_STYLE = hash('');

const contentsOf = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'gi'))]
    .map((match) => match[1] ?? '')
    .filter((content) => content !== '');

/** As CSP sources they allow the page's own inline scripts and styles (critical CSS), and no others. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: contentsOf(html, 'script').map(hash),
  styles: contentsOf(html, 'style').map(hash),
});

export const inlineHashesOf = (webFolder: string): InlineHashes => {
  const page = join(webFolder, 'index.html');
  return existsSync(page) ? inlineHashes(readFileSync(page, 'utf8')) : { scripts: [], styles: [] };
};
