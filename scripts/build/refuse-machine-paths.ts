import type { Compilation, Compiler } from 'webpack';

/**
 * Fails the build when anything it emits names the folder it was built in, as a bare `import.meta.url` would.
 */
export class RefuseMachinePaths {
  apply(compiler: Compiler): void {
    const { Compilation, WebpackError } = compiler.webpack;
    const refuse = (compilation: Compilation): void => {
      for (const { name, source } of compilation.getAssets()) {
        if (!/\.(js|css|html|map|json)$/.test(name) || !source.source().includes(compiler.context)) continue;
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
