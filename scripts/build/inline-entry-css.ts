import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compilation, Compiler } from 'webpack';

type Tag = HtmlWebpackPlugin.HtmlTagObject;

/** Addresses relative to the style sheet are made those of the page, which holds the text. */
const text = (compilation: Compilation, url: string): string | undefined => {
  const base = String(compilation.outputOptions.publicPath);
  const name = url.slice(base.length);
  const css = compilation.getAsset(name)?.source.source().toString();
  return css?.replaceAll(
    /url\((?!data:)([^)]+)\)/g,
    (_, to: string) => `url(${new URL(to, `http://_${base}${name}`).pathname})`,
  );
};

/** In the page itself, a small style sheet is one request less before the first paint. */
export class InlineEntryCss {
  constructor(private readonly maxBytes: number) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('InlineEntryCss', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('InlineEntryCss', (data) => {
        data.headTags = data.headTags.map((tag) => this.inlined(compilation, tag));
        return data;
      });
    });
  }

  private inlined(compilation: Compilation, tag: Tag): Tag {
    const href = tag.attributes['href'];
    if (tag.tagName !== 'link' || tag.attributes['rel'] !== 'stylesheet' || typeof href !== 'string')
      return tag;
    const css = text(compilation, href);
    if (css === undefined || Buffer.byteLength(css) > this.maxBytes) return tag;
    const innerHTML = css.replace(/\/\*# sourceMappingURL.*?\*\//g, '');
    return { ...tag, tagName: 'style', attributes: {}, voidTag: false, innerHTML };
  }
}
