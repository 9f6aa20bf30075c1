import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

const ASSETS = 'assets/';

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

/** In the page itself the list of later chunks (src/screens/fetchAhead.ts) would delay the first paint. */
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
