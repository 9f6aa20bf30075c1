/**
 * Fetches the font behind the first page and shows it from the next page on: a page that is being read
 * neither waits for it nor moves. Later loads name it from the start (src/app/early.ts).
 */
import { savesData } from '../screens/fetchAhead';

const KEY = 'apertura.font';
/** The system's own font with the metrics of the font (src/ui/font.css). */
const FALLBACK = 'Inter Fallback';

let isThere = false;

export const fetchFont = async (): Promise<void> => {
  if (isThere || savesData()) return;
  try {
    const faces = [...document.fonts].filter(({ family }) => !family.includes(FALLBACK));
    await Promise.all(faces.map((face) => face.load()));
    isThere = true;
    window.localStorage.setItem(KEY, '1');
  } catch {
    // It was not loaded, and is fetched again with the next page; or storage is refused or full.
  }
};

/** Before the browser draws the next page: no text moves while it is read. */
export const showFont = (): void => {
  if (isThere) document.documentElement.dataset.font = '';
};
