import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { transformSync } from '@swc/core';
import type { Compilation, Compiler } from 'webpack';

/** Older browsers than the app's own, so that they too can say that something is wrong. */
const TARGET = 'es2018';

/**
 * Puts scripts of no imports into the page itself, before all others: they work where none of those does, and
 * before any of them has come. The service adds their hashes to the content security policy
 * (server/http/inlineHashes.ts).
 */
export class InlineScripts {
  constructor(
    private readonly files: readonly string[],
    /** JavaScript that takes the place of a global variable. */
    private readonly constants: Readonly<Record<string, string>>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('InlineScripts', (compilation: Compilation) => {
      for (const file of this.files) compilation.fileDependencies.add(file);
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('InlineScripts', (data) => {
        const tags = this.files.map((file) =>
          HtmlWebpackPlugin.createHtmlTagObject('script', {}, compile(file, this.constants)),
        );
        data.headTags.unshift(...tags);
        return data;
      });
    });
  }
}

const compile = (file: string, vars: Readonly<Record<string, string>>): string =>
  transformSync(readFileSync(file, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: TARGET,
      transform: { optimizer: { globals: { vars } } },
      minify: { compress: true, mangle: true },
    },
  }).code;
