import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { brandFontFaces, brandTokens, buildBrand, fontOnceFetched } from './brand';

const UI = path.join(__dirname, '../../src/ui');

/**
 * The loader's query, a hash of the brand, keeps webpack's cache from giving one brand the style of another.
 */
export default function brandCss(this: LoaderContext<unknown>, source: string): string {
  const brand = buildBrand();
  this.addDependency(path.join(brand.folder, 'brand.json'));
  if (this.resourcePath === path.join(UI, 'tokens.css'))
    return brandTokens(brand) + fontOnceFetched(brand) + source;
  if (this.resourcePath === path.join(UI, 'font.css')) return brandFontFaces(brand, UI) ?? source;
  return source;
}
