/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** For a header cell. */
    scope?: 'Row' | 'Column';
    /** Left, top, right, bottom in points. */
    bbox?: [number, number, number, number];
  }
  /** The part of a font of fontkit 2 that is used here: the package has no types. */
  interface OpenFont {
    readonly characterSet: readonly number[];
    glyphForCodePoint(character: number): unknown;
    glyphsForString(text: string): unknown;
  }
  interface PDFFont {
    registerFont(name: string, font: OpenFont): this;
  }
}

declare module 'fontkit' {
  export type Font = PDFKit.Mixins.OpenFont;
  export const create: (file: Uint8Array) => Font;
}
