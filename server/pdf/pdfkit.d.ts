/** What pdfkit 0.20 takes and its types do not know. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a header cell. */
    scope?: 'Row' | 'Column';
    /** Left, top, right, bottom in points. */
    bbox?: [number, number, number, number];
  }
}
