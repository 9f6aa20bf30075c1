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

/** Writes into the page which files belong to the chunks of later pages (src/screens/fetchAhead.ts). */
export class ListChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ListChunks', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('ListChunks', (data) => {
        const list = `<script type="application/json" id="chunks">${JSON.stringify(filesOf(compilation))}</script>`;
        data.html = data.html.replace('</body>', () => `${list}</body>`);
        return data;
      });
    });
  }
}
