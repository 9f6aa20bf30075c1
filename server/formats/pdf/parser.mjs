/**
 * Parses one object of a PDF at a given position. It is stricter than readers: what they may understand
 * differently is an error.
 */
import { CharCodes, PDFContext, PDFDict, PDFObjectParser } from '@cantoo/pdf-lib';

/** Thrown when the file breaks the format in a way that readers repair differently or not at all. */
export class DamagedError extends Error {}

export class ObjectParser extends PDFObjectParser {
  constructor(bytes) {
    const context = PDFContext.create();
    super(PDFObjectParser.forBytes(bytes, context).bytes, context);
  }

  readAt(at) {
    this.bytes.moveTo(at);
    const value = this.parseObject();
    return { value, end: this.bytes.offset() };
  }

  tokenAfter(at) {
    this.bytes.moveTo(at);
    this.skipWhitespaceAndComments();
    return this.bytes.offset();
  }

  readIntegers(count) {
    this.bytes.moveTo(0);
    return Array.from({ length: count }, () => {
      this.skipWhitespaceAndComments();
      return this.parseRawInt();
    });
  }

  /** The data are left to the callers: the library would copy them and search them byte by byte. */
  parseDictOrStream(ref) {
    return this.parseDict(ref);
  }

  /** Throws when a key has two values: some readers take the first, some the last. */
  parseDict(ref) {
    this.bytes.assertNext(CharCodes.LessThan);
    this.bytes.assertNext(CharCodes.LessThan);
    const entries = new Map();
    this.skipWhitespaceAndComments();
    while (this.bytes.peek() !== CharCodes.GreaterThan) {
      const key = this.parseName();
      const value = this.parseObject(ref);
      if (entries.has(key) && String(entries.get(key)) !== String(value))
        throw new DamagedError(`Two values of ${key}`);
      entries.set(key, value);
      this.skipWhitespaceAndComments();
    }
    this.bytes.assertNext(CharCodes.GreaterThan);
    this.bytes.assertNext(CharCodes.GreaterThan);
    return PDFDict.fromMapWithContext(entries, this.context);
  }
}
