/**
 * Shapes words from the kerning of pairs of letters, which fontkit is asked for once for each pair. In the
 * documents' fonts, the place of a letter depends on the next one alone. Nothing that was written is kept.
 */
import type { Font, Glyph, GlyphPosition, GlyphRun } from 'fontkit';

/** Latin letters, digits and punctuation: one glyph each, and none that moves another one. */
const SIMPLE = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac]+$/;
const LETTER = /[A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/;

/** As fontkit finds them in a text. Words without a letter are kerned otherwise. */
const scriptOf = (text: string): 'latn' | 'zzzz' => (LETTER.test(text) ? 'latn' : 'zzzz');

class Run implements GlyphRun {
  constructor(
    readonly glyphs: Glyph[],
    readonly positions: GlyphPosition[],
  ) {}

  /** pdfkit scales the positions in place before it asks for their sum. */
  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

const CODES = 0x10000;

export const shapeByPairs = (font: Font): Font => {
  const glyphs = new Map<number, Glyph>();
  const glyphOf = (code: number): Glyph => {
    const known = glyphs.get(code);
    if (known) return known;
    const glyph = font.glyphForCodePoint(code);
    glyphs.set(code, glyph);
    return glyph;
  };
  const advances = { latn: new Map<number, number>(), zzzz: new Map<number, number>() };
  const advanceOf = (text: string, at: number, script: keyof typeof advances): number => {
    const isLast = at + 1 === text.length;
    const pair = text.charCodeAt(at) * CODES + (isLast ? 0 : text.charCodeAt(at + 1));
    const known = advances[script].get(pair);
    if (known !== undefined) return known;
    const { positions } = font.layout(text.slice(at, at + 2), undefined, script);
    const advance = positions[0]?.xAdvance ?? 0;
    advances[script].set(pair, advance);
    return advance;
  };
  const layout: Font['layout'] = (text, features, script) => {
    if (features ?? script ?? !SIMPLE.test(text)) return font.layout(text, features, script);
    const found = scriptOf(text);
    const run = new Run([], []);
    for (let at = 0; at < text.length; at += 1) {
      run.glyphs.push(glyphOf(text.charCodeAt(at)));
      run.positions.push({ xAdvance: advanceOf(text, at, found), yAdvance: 0, xOffset: 0, yOffset: 0 });
    }
    return run;
  };
  return Object.assign(Object.create(font) as Font, { layout });
};
