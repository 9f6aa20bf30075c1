import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Compiler, sources } from 'webpack';
import type { Brand } from '../../server/brand';
import { drawnIcon, iconPictures, manifestPictures } from './icon-pictures';

const types: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};
const typeOf = (file: string): string | undefined => types[path.extname(file)];

/** Its addresses are relative to its own, wherever the app is published. */
export const manifestOf = (brand: Brand) => {
  const { manifest, colours, themeColour, icons } = brand;
  return {
    name: manifest.name,
    short_name: manifest.shortName,
    lang: 'it',
    start_url: '.',
    display: 'browser',
    background_color: colours.canvas,
    theme_color: themeColour ?? colours.deep,
    icons: [
      ...icons.map(({ file, sizes }) => ({ src: file, sizes, type: typeOf(file) })),
      ...(drawnIcon(brand) === undefined ? [] : manifestPictures),
    ],
  };
};

export const pageOf = (brand: Brand) => {
  const { file = '' } = brand.icons[0] ?? {};
  return {
    title: brand.title,
    description: brand.description,
    themeColour: brand.themeColour ?? brand.colours.deep,
    name: brand.name,
    icon: file,
    iconType: typeOf(file),
    hasPictures: drawnIcon(brand) !== undefined,
  };
};

export class BrandFiles {
  constructor(private readonly brand: Brand) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BrandFiles', (compilation) => {
      compilation.hooks.processAssets.tapPromise('BrandFiles', async () => {
        const { icons, folder } = this.brand;
        const manifest = `${JSON.stringify(manifestOf(this.brand), null, 2)}\n`;
        compilation.emitAsset('manifest.webmanifest', new sources.RawSource(manifest));
        for (const { file } of icons)
          compilation.emitAsset(file, new sources.RawSource(readFileSync(path.join(folder, file))));
        for (const [file, picture] of Object.entries(await iconPictures(this.brand)))
          if (!icons.some((one) => one.file === file))
            compilation.emitAsset(file, new sources.RawSource(picture));
      });
    });
  }
}
