/** A word hyphenated at a line's end keeps its hyphen, a soft hyphen goes. */
export const reflow = (text: string): string =>
  text
    .replace(/\u00AD\s*\n/g, '')
    .replace(/([\p{L}\p{N}]-)\s*\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
