import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { noticeOf, packageOf, type Notice } from '../licences/packages';
import { licencesPage } from '../licences/page';
import { modulesOf } from './modules-of';

const PAGE = 'legal/licenze.html';
/** Webpack's own code is in the bundle too, and in no module. */
const ALWAYS = ['node_modules/webpack'];

const fontNotice = (root: string): Notice => ({
  name: 'Inter',
  version: '4',
  licence: 'OFL-1.1',
  text: readFileSync(path.join(root, 'src/ui/fonts/LICENSE.txt'), 'utf8').trim(),
});

export class ThirdPartyNotices {
  constructor(private readonly fill: (page: string) => string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const add = (compilation: Compilation): void => {
      const modules = [...compilation.chunks].flatMap((chunk) => modulesOf(compilation, chunk));
      const folders = new Set([...ALWAYS, ...modules.flatMap((module) => packageOf(module) ?? [])]);
      const notices = [...folders].map((folder) => noticeOf(compiler.context, folder));
      const page = licencesPage([...notices, fontNotice(compiler.context)], this.fill);
      compilation.emitAsset(PAGE, new sources.RawSource(page));
    };
    compiler.hooks.thisCompilation.tap('ThirdPartyNotices', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ThirdPartyNotices', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          add(compilation);
        },
      );
    });
  }
}
