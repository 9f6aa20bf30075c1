import type { Compilation, Compiler } from 'webpack';

/** Whether the text names the folder: `/app`, but not the end of `src/app`. */
export const namesFolder = (text: string, folder: string): boolean =>
  new RegExp(`(?<![\\w.-])${folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\w.-])`).test(text);

/**
 * Fails the build when anything it emits names the folder it was built in, as a bare `import.meta.url` would.
 */
export class RefuseMachinePaths {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    const refuse = (compilation: Compilation): void => {
      for (const { name, source } of compilation.getAssets()) {
        if (
          !/\.(js|css|html|map|json)$/.test(name) ||
          !namesFolder(source.source().toString(), compiler.context)
        )
          continue;
        compilation.errors.push(new WebpackError(`${name} contains the path of this machine`));
      }
    };
    compiler.hooks.compilation.tap('RefuseMachinePaths', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RefuseMachinePaths', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          refuse(compilation);
        },
      );
    });
  }
}
