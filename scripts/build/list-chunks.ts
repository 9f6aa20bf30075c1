import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

const ASSETS = 'assets/';

/** The files of each chunk that a page fetches ahead, without those that every page has. */
const filesOf = ({ namedChunkGroups, entrypoints }: Compilation): Record<string, string[]> => {
  const initial = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()));
  const groups = [...namedChunkGroups].filter(([name]) => /^(screen-|flows$|extras$)/.test(name));
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      group
        .getFiles()
        .filter((file) => /\.(js|css)$/.test(file) && !initial.has(file))
        .map((file) => file.slice(ASSETS.length)),
    ]),
  );
};

/**
 * Writes which files belong to the chunks of later pages (src/screens/fetchAhead.ts) into a file that the
 * page names: in the page itself the list would delay the first paint.
 */
export class ListChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ListChunks', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('ListChunks', (data) => {
        const list = JSON.stringify(filesOf(compilation));
        const name = `chunks.${createHash('sha256').update(list).digest('hex').slice(0, 10)}.json`;
        compilation.emitAsset(ASSETS + name, new compiler.webpack.sources.RawSource(list));
        data.html = data.html.replace('</head>', () => `<meta name="chunks" content="${name}"></head>`);
        return data;
      });
    });
  }
}
