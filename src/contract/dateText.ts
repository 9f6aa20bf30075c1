/** Dates as they are typed and pasted, and as they are sent. */

/** `adding` is false while deleting, when nothing must be put back. */
type Rewrite = (text: string, adding: boolean) => string;

const SEPARATOR = /[/.\-\s]/;
const ISO = /^\s*(\d{4})-(\d{1,2})(?:-(\d{1,2}))?\s*$/;

/**
 * Slashes by themselves, for 'dd/MM/yyyy' ([2, 2, 4]) and 'MM/yyyy' ([2, 4]): '01022030', '1/2/2030', '1.2.2030' and
 * '2030-02-01' all become '01/02/2030'. While deleting, nothing is put back.
 */
export function dateMask(lengths: readonly number[]): Rewrite {
  return (text, adding) => {
    const iso = ISO.exec(text);
    if (iso) return maskParts(iso.slice(1).filter(Boolean).reverse(), lengths, false);
    const kept = text.replace(/[^\d/.\-\s]/g, '').replace(/^[/.\-\s]+/, '');
    if (!adding) return kept.replace(/[.\-\s]/g, '/');
    return SEPARATOR.test(kept)
      ? maskParts(kept.split(SEPARATOR), lengths, true)
      : maskParts(cut(kept, lengths), lengths, true);
  };
}

/** 'ddMMyyyy' in its parts. */
function cut(digits: string, lengths: readonly number[]): string[] {
  const parts: string[] = [];
  let rest = digits;
  for (const length of lengths) {
    if (rest === '') break;
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  return parts;
}

function maskParts(parts: readonly string[], lengths: readonly number[], open: boolean): string {
  const filled: string[] = [];
  for (const [index, length] of lengths.entries()) {
    const part = parts[index];
    if (part === undefined) break;
    const following = parts[index + 1];
    // A part that is closed by a separator gets its zero; '1/' is '01/'.
    filled.push(
      following !== undefined && part !== ''
        ? part.padStart(length, '0').slice(0, length)
        : part.slice(0, length),
    );
    // What does not fit goes on to the next part: '01/022' is '01/02/2'.
    if (following === undefined && part.length > length && index + 1 < lengths.length) {
      return maskParts([...filled, part.slice(length)], lengths, open);
    }
  }
  const last = filled.at(-1) ?? '';
  const whole = open && filled.length < lengths.length && last.length === lengths[filled.length - 1];
  return filled.join('/') + (whole ? '/' : '');
}

export const maskDate = dateMask([2, 2, 4]);
export const maskMonth = dateMask([2, 4]);

/** When the field is left: a day, a month of one digit gets its zero, and a hanging slash goes. */
export const tidyDate = (text: string): string => maskDate(text, true).replace(/\/$/, '');
export const tidyMonth = (text: string): string => maskMonth(text, true).replace(/\/$/, '');
