import type { Compiler } from 'webpack';
import { scriptProblems } from '../lib/oldest/scripts';
import { styleProblems } from '../lib/oldest/styles';

/** `/app` is not the end of `src/app`. */
export const namesFolder = (text: string, folder: string): boolean =>
  new RegExp(`(?<![\\w.-])${folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w.-])`).test(text);

/** Without those that are data or in a file of their own. */
const inlineTexts = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(([, text = '']) => text);

const syntaxProblems = (name: string, text: string): string[] => {
  if (name.endsWith('.mjs')) return scriptProblems(text, 'module');
  if (name.endsWith('.js')) return scriptProblems(text, 'script');
  if (name.endsWith('.css')) return styleProblems(text);
  if (!name.endsWith('.html')) return [];
  return [
    ...inlineTexts(text, 'script').flatMap((code) => scriptProblems(code, 'script')),
    ...inlineTexts(text, 'style').flatMap((css) => styleProblems(css)),
  ];
};

/**
 * Fails the build when a script or style sheet, of a dependency too, is above the declared browsers, or when
 * a file names the folder it was built in, as a bare `import.meta.url` would.
 */
export class RefuseAssets {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('RefuseAssets', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RefuseAssets', stage }, () => {
        const assets = compilation.getAssets().filter(({ name }) => /\.(m?js|css|html|map|json)$/.test(name));
        for (const { name, source } of assets) {
          const text = source.source().toString();
          const problems = syntaxProblems(name, text);
          if (namesFolder(text, compiler.context)) problems.push('it names the path of this machine');
          for (const problem of problems)
            compilation.errors.push(new WebpackError(`${name} cannot be published: ${problem}`));
        }
      });
    });
  }
}
