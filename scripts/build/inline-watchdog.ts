import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { transformSync } from '@swc/core';
import type { Compilation, Compiler } from 'webpack';

/** Older browsers than the app's own, so that they too can say that something is wrong. */
const TARGET = 'es2018';

/**
 * Puts a script of no imports into the page itself, before all others: it works where none of them does. The
 * service adds its hash to the content security policy (server/http/inlineHashes.ts).
 */
export class InlineWatchdog {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('InlineWatchdog', (compilation: Compilation) => {
      compilation.fileDependencies.add(this.file);
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('InlineWatchdog', (data) => {
        data.headTags.unshift(HtmlWebpackPlugin.createHtmlTagObject('script', {}, this.code()));
        return data;
      });
    });
  }

  private code(): string {
    const { code } = transformSync(readFileSync(this.file, 'utf8'), {
      isModule: false,
      minify: true,
      jsc: {
        parser: { syntax: 'typescript' },
        target: TARGET,
        minify: { compress: true, mangle: true },
      },
    });
    return code;
  }
}
