export const MONTH_LETTERS = 'ABCDEHLMPRST';
/** Added to the day of birth of a woman. */
export const FEMALE_DAY_OFFSET = 40;

/** Letters that replace digits if two people would have the same code (omocodia), by digit. */
const OMOCODE_LETTERS = 'LMNPQRSTUV';
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];

const DIGITS_ONLY = /^.{6}\d{2}.\d{2}.\d{3}/u;

/** The check character stays unchanged. */
export const withoutOmocodia = (cf: string): string =>
  DIGITS_ONLY.test(cf)
    ? cf
    : [...cf]
        .map((character, place) => {
          const digit = OMOCODE_LETTERS.indexOf(character);
          return DIGIT_PLACES.includes(place) && digit >= 0 ? String(digit) : character;
        })
        .join('');
