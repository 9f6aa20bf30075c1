/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    scope?: 'Row' | 'Column';
    /** Left, top, right, bottom in points. */
    bbox?: [number, number, number, number];
  }
  /** The part of a font of fontkit 2 that is used here: the package has no types. */
  interface OpenFont {
    readonly characterSet: readonly number[];
    glyphForCodePoint(character: number): Glyph;
    glyphsForString(text: string): readonly Glyph[];
    layout(text: string, features?: readonly string[], script?: string): GlyphRun;
  }
  interface Glyph {
    readonly id: number;
  }
  /** In units of the font. */
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly yAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly GlyphPosition[];
    readonly advanceWidth: number;
  }
  interface PDFFont {
    registerFont(name: string, font: OpenFont): this;
  }
}

declare module 'fontkit' {
  export type Font = PDFKit.Mixins.OpenFont;
  export type Glyph = PDFKit.Mixins.Glyph;
  export type GlyphPosition = PDFKit.Mixins.GlyphPosition;
  export type GlyphRun = PDFKit.Mixins.GlyphRun;
  export const create: (file: Uint8Array) => Font;
}
