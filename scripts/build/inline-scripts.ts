import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { transformSync } from '@swc/core';
import type { Compilation, Compiler } from 'webpack';

interface InlineScript {
  readonly file: string;
  /** Older browsers than the app's own: they too can say that something is wrong. */
  readonly target: 'es5' | 'es2018';
}

/**
 * Before all others: these scripts work where none of those does, and before any of them has come. The
 * service adds their hashes to the content security policy (server/http/inlineHashes.ts).
 */
export class InlineScripts {
  constructor(
    private readonly scripts: readonly InlineScript[],
    private readonly constants: Readonly<Record<string, string>>,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('InlineScripts', (compilation: Compilation) => {
      for (const { file } of this.scripts) compilation.fileDependencies.add(file);
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('InlineScripts', (data) => {
        const tags = this.scripts.map((script) =>
          HtmlWebpackPlugin.createHtmlTagObject('script', {}, compile(script, this.constants)),
        );
        data.headTags.unshift(...tags);
        return data;
      });
    });
  }
}

const compile = ({ file, target }: InlineScript, vars: Readonly<Record<string, string>>): string =>
  transformSync(readFileSync(file, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target,
      transform: { optimizer: { globals: { vars } } },
      minify: { compress: true, mangle: true },
    },
  }).code;
