/** The alphabet of SMS (3GPP TS 23.038). One character outside it more than halves a message's length. */

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes the room of two. */
const EXTENDED = '\f^{}\\[~]|€';
const GSM_MAX = 160;

const one = new Set(BASIC);
const two = new Set(EXTENDED);

const widthOf = (character: string): number => (one.has(character) ? 1 : two.has(character) ? 2 : Infinity);

export const fitsGsm = (text: string): boolean => [...text].every((character) => widthOf(character) < 3);

export const isOneSms = (text: string): boolean =>
  [...text].reduce((length, character) => length + widthOf(character), 0) <= GSM_MAX;

const plain: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '\u00A0': ' ' }; // prettier-ignore

export const toGsm = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (fitsGsm(character)) return character;
      const simple = plain[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
      return fitsGsm(simple) ? simple : '';
    })
    .join('');
