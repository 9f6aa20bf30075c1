import { readFileSync } from 'node:fs';

/** From its 'cmap' table of format 4 (ISO/IEC 14496-22, 5.2.1). */
export const fontCharacters = (path: string): ReadonlySet<number> => {
  const file = readFileSync(path);
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => font.getUint32(at) === 0x636d6170);
  if (record === undefined) throw new Error('no cmap');
  const cmap = font.getUint32(record + 8);
  const table = Array.from({ length: font.getUint16(cmap + 2) }, (_, index) => cmap + 4 + index * 8)
    .map((at) => cmap + font.getUint32(at + 4))
    .find((at) => font.getUint16(at) === 4);
  if (table === undefined) throw new Error('no cmap of format 4');
  const doubled = font.getUint16(table + 6);
  const characters = new Set<number>();
  for (let at = table + 14; at < table + 14 + doubled; at += 2) {
    const [last, first] = [font.getUint16(at), font.getUint16(at + doubled + 2)];
    for (let character = first; character <= last && character < 0xffff; character += 1)
      characters.add(character);
  }
  return characters;
};
