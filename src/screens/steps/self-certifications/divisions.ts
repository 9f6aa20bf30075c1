/** First divisions of the sections A to V of ATECO 2025, and the end: a section ends where the next begins. */
const FIRST = [1, 5, 10, 35, 36, 41, 46, 49, 55, 58, 61, 64, 68, 69, 77, 84, 85, 86, 90, 94, 97, 99, 100];

/** The two-digit divisions of a sector, '61 62 63': who knows the ATECO code finds the sector by it. '' for a key that is no letter of ATECO. */
export const divisionsOf = (sector: string): string => {
  const place = sector.length === 1 ? sector.charCodeAt(0) - 'A'.charCodeAt(0) : -1;
  const [first, next] = [FIRST[place], FIRST[place + 1]];
  if (first === undefined || next === undefined) return '';
  return Array.from({ length: next - first }, (_, index) => String(first + index).padStart(2, '0')).join(' ');
};
