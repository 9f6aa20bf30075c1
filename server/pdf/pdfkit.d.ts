/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** For a header cell. */
    scope?: 'Row' | 'Column';
    /** Left, top, right, bottom in points. */
    bbox?: [number, number, number, number];
  }
}
