import HtmlWebpackPlugin from 'html-webpack-plugin';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { partsOf } from './modules-of';

type Classes = Readonly<Record<string, string>>;
interface Shells {
  readonly first: string;
  readonly waiting: string;
  readonly mark: string;
}

interface Given {
  readonly config: unknown;
  readonly brand: object;
  /** Begins and ends with '/'. */
  readonly base: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const classesOf = ({ modules }: Compilation): ReadonlyMap<string, Classes> => {
  const found = new Map<string, Classes>();
  for (const module of [...modules].flatMap(partsOf)) {
    const file = module.nameForCondition();
    const code = module.originalSource()?.source().toString() ?? '';
    const [, names] = /export default (\{.*\});/s.exec(code) ?? [];
    if (file?.endsWith('.module.css') && names !== undefined) found.set(file, JSON.parse(names) as Classes);
  }
  return found;
};

/** In this process, which reads the app's TypeScript; style sheets are their class names. */
const render = (file: string, classes: ReadonlyMap<string, Classes>, given: Given): Shells => {
  require.extensions['.css'] = (module, name) => {
    module.exports = { __esModule: true, default: classes.get(name) ?? {} };
  };
  Object.assign(globalThis, {
    __BUILD_ID__: '',
    __BASE_PATH__: given.base.slice(0, -1),
    __BRAND__: given.brand,
  });
  // oxlint-disable-next-line typescript/no-require-imports
  const { renderShells } = require(file) as { renderShells: (config: unknown) => Shells };
  return renderShells(given.config);
};

/** The very components of the app, rendered with the configuration that the build publishes. */
export class Prerender {
  constructor(
    private readonly file: string,
    private readonly given: Given,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Prerender', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('Prerender', (data) => {
        const { first, waiting, mark } = render(path.resolve(this.file), classesOf(compilation), this.given);
        const root = `<div id="root" data-config="${escaped(mark)}">${first}</div>`;
        // The other one has the ids.
        const shell = `<div id="waiting">${waiting.replace(/ id="[^"]*"/g, '')}</div>`;
        const place = '<div id="root"></div>';
        if (!data.html.includes(place)) throw new Error(`The page has no ${place}`);
        data.html = data.html.replace(place, () => root + shell);
        return data;
      });
    });
  }
}
