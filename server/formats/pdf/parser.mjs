/**
 * Parses one object of a PDF at a given place. Stricter than readers are: what readers may
 * understand differently is an error.
 */
import { CharCodes, PDFContext, PDFDict, PDFObjectParser } from '@cantoo/pdf-lib';

/** The file breaks the format in a way that each reader mends differently, or not at all. */
export class DamagedError extends Error {}

export class ObjectParser extends PDFObjectParser {
  constructor(bytes) {
    const context = PDFContext.create();
    super(PDFObjectParser.forBytes(bytes, context).bytes, context);
  }

  /** The object that starts at `at`, and where it ends. */
  readAt(at) {
    this.bytes.moveTo(at);
    const value = this.parseObject();
    return { value, end: this.bytes.offset() };
  }

  /** Where the next token starts. */
  tokenAfter(at) {
    this.bytes.moveTo(at);
    this.skipWhitespaceAndComments();
    return this.bytes.offset();
  }

  /** The first `count` integers. */
  readIntegers(count) {
    this.bytes.moveTo(0);
    return Array.from({ length: count }, () => {
      this.skipWhitespaceAndComments();
      return this.parseRawInt();
    });
  }

  /**
   * Streams are cut out by whoever asks: the library would copy them, and look for their end byte by byte.
   */
  parseDictOrStream(ref) {
    return this.parseDict(ref);
  }

  /** Some readers take the first of two equal keys, some the last. */
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
