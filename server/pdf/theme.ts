import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { shapeByPairs } from './shapeByPairs';

/** Measures are in points. Colours are the brand's (printedBrand.ts). */
export const page = { size: 'A4', left: 54, right: 54, top: 84, bottom: 74 } as const;
export const size = { title: 21, heading: 12.5, article: 10, text: 9.5, label: 8, small: 7.5 } as const;
export const gap = { line: 2.5, column: 22, row: 9, block: 16 } as const;

export const fonts = { regular: 'Inter', strong: 'Inter SemiBold' } as const;

/**
 * Disables the font's substitution table by renaming it. Inter's substitutions (arrows for hyphens,
 * contextual slashed zeros) take eight tenths of the rendering time and change nothing in our texts.
 */
const withoutSubstitutions = (font: Buffer): Buffer => {
  const TABLES_AT = 12;
  const ENTRY_BYTES = 16;
  const tables = font.readUInt16BE(4);
  for (let at = TABLES_AT; at < TABLES_AT + tables * ENTRY_BYTES; at += ENTRY_BYTES) {
    if (font.toString('latin1', at, at + 4) === 'GSUB') font.write('gsub', at, 'latin1');
  }
  return font;
};

/** Among characters that share a glyph in Inter, those that Italian and Greek texts use. */
const PREFERRED = '’”ι';

/**
 * A glyph that several characters share is copied from a PDF as the one that fontkit met first. It meets them
 * all here in a fixed order, because otherwise that would depend on the documents before.
 */
const read = (name: string): Font => {
  const font = create(withoutSubstitutions(readFileSync(join(__dirname, 'fonts', name))));
  font.glyphsForString(PREFERRED);
  for (const character of font.characterSet.toSorted((a, b) => a - b)) font.glyphForCodePoint(character);
  return shapeByPairs(font);
};
let opened: Readonly<Record<keyof typeof fonts, Font>> | undefined;

/**
 * Read at the first document and shared by all: fontkit decodes the kerning tables as they are needed, and
 * each pair of letters is kerned once.
 */
export const openFonts = (): Readonly<Record<keyof typeof fonts, Font>> =>
  (opened ??= { regular: read('Inter-Regular.ttf'), strong: read('Inter-SemiBold.ttf') });
