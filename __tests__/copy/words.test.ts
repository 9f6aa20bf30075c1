import { brandConstants } from '../../scripts/build/brand';
import { readBrand } from '../../server/brand';
import { auditEvents } from '../../server/domain/auditEvents';
import { ESEMPIO, tracesOf } from '../server/brand/traces';
import { readWords, type Words } from './readWords';

/** The alerts of the specification, section 8, letter by letter. */
const OF_THE_SPECIFICATION = /^Assicurati di aver abilitato la webcam/;

const all = readWords()
  // Repeated from other files.
  .filter(
    ({ place }) => !/^(ui\.uiCopy\.errorScreen|identification\.[^.]+\.(capture|photo|files)\.)/.test(place),
  );

const wrong = (is: (words: Words) => boolean): string[] =>
  all.filter(is).map(({ place, text }) => `${place}: ${text}`);

it('has found the words', () => {
  expect(all.length).toBeGreaterThan(400);
});

it('of a request steps are saved, not pages: the last page of a step sends it', () => {
  const isSaved = ({ place, text }: Words) =>
    !place.startsWith('replay.') &&
    /\bsalv(?:at[oaie]|iamo)\b/i.test(text) &&
    !/sul dispositivo|non sono stati sostituiti/.test(text);
  expect(all.filter(isSaved)).toHaveLength(4);
  expect(wrong((words) => isSaved(words) && !/\bpass[oi]\b/.test(words.text))).toEqual([]);
});

it('what is sent to support is a report: a recording is the video, or the sign-up', () => {
  expect(wrong(({ place, text }) => place.startsWith('replay.') && /registrazion/i.test(text))).toEqual([]);
  expect(Object.values(auditEvents).filter((event) => /registrazion/i.test(event))).toEqual([]);
  expect(auditEvents).toMatchObject({
    'trace-received': 'Segnalazione all’assistenza ricevuta',
    'support-looked': 'Segnalazione aperta dall’assistenza',
  });
});

it('a telephone has a camera, no webcam', () => {
  expect(wrong(({ text }) => /webcam/i.test(text) && !OF_THE_SPECIFICATION.test(text))).toEqual([]);
});

it('a title names one page or one section', () => {
  const places = new Map<string, string[]>();
  for (const { place, text } of all) {
    // The same page in the list of titles; the code page of two flows; what a button opens; the tab's.
    if (!/\.title$|(?<!\.tab)Title$/.test(place) || /^(titles|handoff)\./.test(place)) continue;
    places.set(text.toLowerCase(), [...(places.get(text.toLowerCase()) ?? []), place]);
  }
  const shared = [...places].filter(([, found]) => found.length > 1);
  expect(shared).toEqual([
    ['sessione scaduta', ['app.errorCopy.sessionEndedTitle', 'pages.expiredCopy.title']],
    ['inserisci il codice sms', ['contact-info.smsCodeCopy.title', 'resume.resumeCopy.code.title']],
  ]);
});

it('a hint of one sentence has no full stop, as no label has', () => {
  // Two are paragraphs of their own.
  const isHint = /(?<!phrase|photoCopy\.)hints?(\.[^.]+)?$/i;
  const isOneSentence = (text: string): boolean => /^[^.?!]*\.$/.test(text);
  expect(wrong(({ place, text }) => isHint.test(place) && isOneSentence(text))).toEqual([]);
});

it('under another brand no word is of the built-in one', () => {
  const before = { ...__BRAND__ };
  Object.assign(__BRAND__, brandConstants(readBrand(ESEMPIO)));
  const found = readWords();
  Object.assign(__BRAND__, before);
  const texts = found.map(({ text }) => text);
  for (const own of ['La tua Carta Impresa', 'Prelievi gratuiti in tutta l’area euro'])
    expect(texts).toContain(own);
  expect(found.flatMap(({ place, text }) => tracesOf(text).map((trace) => `${place}: ${trace}`))).toEqual([]);
});
