import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * The page names the scripts that its first entry does not need in `data-later`. src/app/early.ts fetches
 * them when they no longer take the line from that entry, src/app/begin.ts at the latest.
 */
export class LaterScripts {
  constructor(private readonly firstEntry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LaterScripts', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('LaterScripts', (data) => {
        const first = compilation.entrypoints.get(this.firstEntry)?.getFiles() ?? [];
        data.headTags = data.headTags.map((tag) => {
          const { src, defer: _, ...others } = tag.attributes;
          const isLater = typeof src === 'string' && !first.some((file) => src.endsWith(file));
          return isLater ? { ...tag, attributes: { ...others, 'data-later': src } } : tag;
        });
        return data;
      });
    });
  }
}
