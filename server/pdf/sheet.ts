import PDFDocument from 'pdfkit';
import type { Ink, PrintedBrand } from './printedBrand';
import { fonts, gap, openFonts, page, size } from './theme';

type Element = PDFKit.PDFStructureElement;
type Weight = keyof typeof fonts;

// pdfkit's types know only PDF/A.
const PDF_UA: string = 'PDF/UA';

export interface SheetInfo {
  readonly title: string;
  readonly subject: string;
  readonly author: string;
  readonly brand: PrintedBrand;
  readonly at: Date;
}

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly colour?: keyof Ink;
  readonly x?: number;
  readonly width?: number;
}

/** Composes letters with their accents, because the fonts cannot combine them. */
const composed = (text: string): string => text.normalize('NFC');

/** A tagged PDF (PDF/UA-1), written from top to bottom. Heights and positions are in points. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Element;
  readonly left = page.left;
  readonly width: number;
  readonly ink: Ink;

  constructor(info: SheetInfo) {
    this.ink = info.brand.ink;
    this.doc = new PDFDocument({
      size: page.size,
      margins: { top: page.top, bottom: page.bottom, left: page.left, right: page.right },
      bufferPages: true,
      pdfVersion: '1.7',
      subset: PDF_UA as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      font: '',
      info: {
        Title: info.title,
        Subject: info.subject,
        Author: info.author,
        Creator: info.brand.name,
        CreationDate: info.at,
        ModDate: info.at,
      },
    });
    for (const weight of Object.keys(fonts) as Weight[]) {
      this.doc.registerFont(fonts[weight], openFonts()[weight]);
    }
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.width = this.doc.page.width - page.left - page.right;
  }

  ensure(height: number): void {
    if (this.doc.y + height > this.doc.page.height - page.bottom) this.doc.addPage();
  }

  skip(height: number): void {
    this.doc.y += height;
  }

  heightOf(text: string, style: TextStyle = {}): number {
    this.apply(style);
    return this.doc.heightOfString(composed(text), { width: style.width ?? this.width, lineGap: gap.line });
  }

  /** The element also has the text itself: in what is drawn, long words are cut at the ends of lines. */
  text(
    parent: Element,
    role: string,
    text: string,
    style: TextStyle = {},
    options: PDFKit.Mixins.StructureElementOptions = {},
  ): void {
    const element = this.doc.struct(role, { ...options, actual: composed(text) }, () => {
      this.write(text, style);
    });
    parent.add(element);
  }

  group(parent: Element, role: string, draw: (element: Element) => void): void {
    const element = this.doc.struct(role);
    parent.add(element);
    draw(element);
    element.end();
  }

  /** For what screen readers must skip: lines, backgrounds, headers and footers. */
  decoration(draw: () => void, pagination = false): void {
    const { x, y } = this.doc;
    this.doc.markContent('Artifact', pagination ? { type: 'Pagination' } : { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
    this.doc.x = x;
    this.doc.y = y;
  }

  rule(y: number, colour: keyof Ink = 'line', width = 0.7): void {
    this.decoration(() => {
      this.doc
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(width)
        .strokeColor(this.ink[colour])
        .stroke();
    });
  }

  private write(text: string, style: TextStyle): void {
    this.apply(style);
    this.doc.text(composed(text), style.x ?? this.left, this.doc.y, {
      width: style.width ?? this.width,
      lineGap: gap.line,
    });
  }

  private apply({ size: points = size.text, weight = 'regular', colour = 'text' }: TextStyle): void {
    this.doc.font(fonts[weight]).fontSize(points).fillColor(this.ink[colour]);
  }

  end(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    return new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => {
        resolve(Buffer.concat(chunks));
      });
      this.doc.on('error', reject);
      this.doc.end();
    });
  }
}
