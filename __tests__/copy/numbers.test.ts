// A number that a text names is a limit of the product: it is built from the limit's constant.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as retry from '../../server/domain/retry';
import { LEAST } from '../../server/figures/publish';
import * as limits from '../../src/contract/limits';
import { CONTACT_KEPT_MS } from '../../src/contract/limits';
import { textsIn, type Text } from './sources';

const NUMBERS =
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|sedici|venti|trenta|cento';
const SPELLED = `${NUMBERS}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|sixty`;
const UNITS =
  'MB|kB|KB|GB|megapixel|pixel|cifr[ea]|caratter[ei]|letter[ea]|second[oi]|minut[oi]|or[ae]|giorn[oi]|mes[ei]|ann[oi]|' +
  'pagin[ea]|facciat[ea]|punt[oi]|mega|giga|tentativ[oi]|volt[ea]|bytes?|megabytes?|seconds?|minutes?|hours?|days?|characters|digits|pages|wrong';
const WITH_UNIT = new RegExp(String.raw`(?:\d|\b(?:${SPELLED}))\s?(?:\p{L}+\s)?(?:${UNITS})\b`, 'iu');
const ANY_NUMBER = new RegExp(String.raw`\d|\b(?:${NUMBERS.replace('sei|', '')})\b`, 'i');

/** Words that an Italian sentence has, and no English one, no pattern and no statement. */
const ITALIAN =
  /(?<![\p{L}-])(?:il|gli|di|del|della|dei|delle|dal|dalla|al|alla|nel|nella|che|chi|non|con|un|una|è|più|o|ed?|questo|questa)(?![\p{L}-])/iu;
const isItalian = (text: string): boolean => {
  const isScript = /[{}]|::/.test(text);
  const isList = text.length > 100 && !/[.,:;!?]/.test(text);
  return /\s/.test(text) && !isScript && !isList && ITALIAN.test(text);
};

/** The text with '#' for what is inserted, unless it is a number that is written there. */
const readAs = (text: string): string =>
  text.replace(/\$\{([^}]*)\}/g, (_, inserted: string) =>
    /^(?:\w+\()?[\d_.\s*+/-]+\)?$/.test(inserted) ? inserted.replace(/[^\d]/g, '') : '#',
  );

/** Numbers that no limit of the product is behind. */
const LITERAL: readonly string[] = [
  // PostgreSQL's own setting.
  'shared_buffers=16MB',
  // Examples, and names of the app's own.
  'Conta anche te: se non hai collaboratori, scrivi 1',
  'Ad esempio: CA00000AA, AA0000000 oppure 0000000AA',
  'Ad esempio: YA0000000',
  'Campo 5 della patente. Ad esempio: U1A000000A oppure MI0000000X',
  'Trovi i codici del settore scelto. Cerca per numero («62.10») o con una parola («informatica»).',
  'Esempio: se nella visura leggi 62.10.00, cerca 62.10.',
  'Scrivila come 05/03/2019.',
  'Scrivi l’anno con quattro cifre.',
  'Mostra il viso e il primo dei due documenti',
  'Scrivi la cifra per intero: «1.500.000», non «1,5 milioni».',
  'Scrivila come 05/03/2029. Se la carta non ha una data, scegli «Senza scadenza».',
  'Scrivila come 05/03/2029: questo documento ha una scadenza.',
  'Solo se la carta non riporta una data: quelle rilasciate dal 30/07/2026 a chi ha compiuto 70 anni.',
  'È una carta d’identità di carta? Dal 03/08/2026 non vale più, anche se la sua data è successiva: usa la carta elettronica o un altro documento.',
  'Nell’elenco 2007: #',
  'L’elenco usato qui è ATECO 2025. Se il tuo certificato è precedente ha un codice dell’elenco ATECO 2007: scrivilo lo stesso e ti mostriamo i codici di oggi tra cui scegliere, con il significato che aveva.',
  'Il calendario non si apre. Scrivi la data nel campo, come 05/03/2019.',
  'Scrivila come 06/2024.',
  'Tipo di strada (via, corso, viale, piazza, vicolo, strada, largo…), nome e numero: «Via Roma 12». Se il numero non c’è, «Via Roma SNC»',
  ...['sc-qar1', 'sc-qar2', 'id-doc1', 'id-doc2'],
  // One of something that is counted.
  ...['1 azione della pagina', '1 chiamata', '1 passaggio interno dell’app', '1 errore dell’app'],
  ...['Riga per riga (1)', '1 secondo'],
  // What the specification asks for, the law, the tax code's own form.
  ...['Due documenti di identità', 'Con due documenti e un breve video.'],
  'Nel prossimo passaggio ti chiederemo un breve video e le foto di due documenti, per verificare la tua identità.',
  'Se hai aperto l’attività da meno di un anno, indica una stima dei primi dodici mesi.',
  'Nessun risultato in questo settore. Prova con un’altra parola o con le prime due cifre del codice, oppure cambia settore.',
  'Il fornitore può recedere con un preavviso di almeno due mesi, e senza preavviso se ricorre un giustificato motivo, dandone immediata comunicazione.',
  'Ogni modifica unilaterale delle condizioni è proposta con almeno due mesi di preavviso; il titolare può rifiutarla e recedere senza spese prima della data prevista per la sua applicazione.',
  'Le operazioni non autorizzate sono contestate senza indugio e comunque entro tredici mesi dall’addebito. Restano ferme le responsabilità e i rimborsi previsti dal decreto legislativo 27 gennaio 2010, n. 11.',
  'Il titolare si identifica a distanza con due documenti e con un video. I dati e le risposte del questionario sono parte integrante della richiesta.',
  'I dati personali sono trattati come indicato nell’informativa sulla privacy, consegnata prima della firma, ai sensi del Regolamento (UE) 2016/679.',
  'Il titolare può presentare un reclamo al fornitore, che risponde entro quindici giornate operative per i servizi di pagamento.',
  'Informazioni rese dal titolare ai sensi della normativa antiriciclaggio (d.lgs. 231/2007).',
  'Consapevole delle responsabilità, anche penali, di chi fornisce dati falsi o informazioni non veritiere (art. 55 del decreto legislativo 231/2007), il titolare dichiara:',
  'Il codice fiscale non è valido: c’è una lettera al posto di un numero, per esempio la O al posto dello 0',
  'Il codice fiscale non è valido: la data di nascita che contiene non esiste, controlla i caratteri dal 7° all’11°',
  'Il codice fiscale non è valido: il luogo di nascita che contiene non esiste, controlla i caratteri dal 12° al 15°',
  // Names: of an algorithm, of a status, of a street.
  ...['Impronta SHA-256 del testo accettato', 'Impronta SHA-256 del file'],
  ...['Impronta SHA-256 del file ricevuto', 'Impronta SHA-256 del file conservato'],
  'Impronta SHA-256 del file conservato fino alla cancellazione',
  'Il titolare firma questo documento elettronicamente, con la spunta della casella di firma nella procedura online alla quale ha avuto accesso con i codici inviati alla sua email e al suo cellulare. Data, ora e impronta digitale (SHA-256) del documento sono registrate al momento della firma.',
  ...['Errore del servizio (HTTP 500)', 'Piazza di Spagna 1'],
  // Texts for staff, operators and the command line.
  'words that begin with ‘conto’, at most 40 characters',
  'words that begin with ‘carta’, at most 40 characters',
  'sender that the phone shows: a name of up to 11 characters, or a number. Twilio and Vonage need it',
  'most SMS with codes in an hour, of all processes (10 to 999999). New requests may use four fifths of them, numbers with the same first six digits a tenth; there is an alert at half ([codes](decisions/codes.md#limits))',
  'at least 16 characters, not those of the example',
  'id:key separated by commas, each key 32 bytes in base64',
  'whsec_ and 24 to 64 bytes in base64; two separated by commas while one is replaced',
  'Risposta dopo 10 secondi',
  '"#" is no code: it has eight characters out of #, as in ABCD-EFGH.',
  "journalctl -u 'apertura@*' -o cat --since '3 days ago' | npm run -s support -- # --log -",
];

const all: readonly Text[] = textsIn('src', 'server').filter(({ file }) => !file.startsWith('server/data/'));
const isCopy = ({ file }: Text): boolean => file.startsWith('src/copy/');

const withoutTags = (text: string): string => text.replace(/<\/?[a-z][^>]*>/g, ' ');

it('screens and Italian sentences have no number of their own, other texts none before a unit', () => {
  const found = all
    .map((one) => ({ ...one, text: readAs(one.text) }))
    .filter((one) =>
      (isCopy(one) || isItalian(withoutTags(one.text)) ? ANY_NUMBER : WITH_UNIT).test(
        isCopy(one) ? one.text : withoutTags(one.text),
      ),
    );
  expect(found.filter(({ text }) => !LITERAL.includes(text))).toEqual([]);
  const texts = new Set(found.map(({ text }) => text));
  expect(LITERAL.filter((text) => !texts.has(text))).toEqual([]);
});

/** What a text with a limit is about: its words around the number. */
const ABOUT: Readonly<Record<string, RegExp>> = {
  'megabytes(DOCUMENT_MAX_BYTES)': /(JPG|immagine|Il file|the file).* # MB/,
  'megabytes(PICTURE_MAX_BYTES)': /La foto supera i # MB/,
  'megabytes(VIDEO_MAX_BYTES)': /(Il video|the video|^Al massimo # secondi).* # MB/,
  'seconds(VIDEO_MAX_MS)':
    /(video|chiedere il conto|leggerla|^Al massimo).* # (secondi|seconds)|# secondi.*(leggerla|leggila|MB|telefono)/,
  PDF_MAX_PAGES: /PDF ha # pagine: il massimo è #/,
  EMPLOYEES_MAX_DIGITS: /^Al massimo # cifre/,
  VAT_NUMBER_DIGITS: /# cifre.*fattur[ae]/,
  CAP_DIGITS: /^# cifre$/,
  ATECO_CLASS_DIGITS: /codice che descrive la tua attività.*prime # cifre/,
  TAX_CODE_LENGTH: /# caratteri.*tessera sanitaria|tessera sanitaria.*# caratteri/,
  'PERMIT_NUMBER_LENGTH.min': /^Da # a # caratteri, con almeno una lettera/,
  'PERMIT_NUMBER_LENGTH.max': /^Da # a # caratteri, con almeno una lettera/,
  'PASSWORD_LENGTH.min': /^Da # a # caratteri$/,
  'PASSWORD_LENGTH.max': /^Da # a # caratteri$/,
  PHONE_PREFIX: /senza #[:.]|Italia #|prefisso deve essere #:/,
  OTP_DIGITS: /codice di # cifre/,
  'seconds(OTP_RESEND_AFTER_MS)': /a code was sent .* # seconds ago/,
  CODE_LIFE_MINUTES: /[Vv]ale # minuti|the code is more than # minutes old/,
  MAX_GUESSES: /^# wrong codes/,
  REQUEST_MINUTES: /[Bb]astano circa # minuti/,
  MINIMUM_AGE_YEARS: /età inferiore a # anni|under #$/,
  FREE_TEXT_MAX_LENGTH: /Il motivo .* # caratteri|Shown to the applicant.* # characters/,
  OUTCOME_WORKING_DAYS: /entro # giorni lavorativi/,
  LEAST: /(meno di|sotto|multipli di|almeno) #/,
  TRIED_FOR_DAYS: /provato per # giorni/,
};
const names = Object.entries({ ...limits, ...retry, LEAST }).flatMap(([name, value]) =>
  (typeof value === 'string' ? /^\+?\d+$/.test(value) : typeof value !== 'function') ? [name] : [],
);
const LIMIT = new RegExp(String.raw`\b(?:${names.join('|')})\b`);
const insertedIn = (text: string): readonly string[] =>
  [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, inserted = '']) => inserted);

it('a text names the limit that it is about, the least before the most', () => {
  const wrong = all.flatMap(({ file, text }) =>
    // Patterns, addresses and settings are not sentences.
    insertedIn(text).some((one) => LIMIT.test(one)) &&
    / \p{L}|\p{L} /u.test(readAs(text)) &&
    // A nested template is checked by itself.
    !/<li|`/.test(text)
      ? insertedIn(text)
          .filter((one) => LIMIT.test(one) && ABOUT[one]?.test(readAs(text)) !== true)
          .map((one) => [file, one, text])
      : [],
  );
  expect(wrong).toEqual([]);
  for (const { text } of all)
    for (const [, least] of text.matchAll(/\$\{(\w+)\.min\}/g))
      expect(text.indexOf(`${least}.min`)).toBeLessThan(text.indexOf(`${least}.max`));
});

it('the legal pages name the limits that hold', () => {
  const folder = path.resolve(__dirname, '../../public/legal');
  const found = readdirSync(folder).flatMap((name) => {
    const words = readFileSync(path.join(folder, name), 'utf8').replace(/(?:<[^>]*>|\s)+/g, ' ');
    return [...words.matchAll(new RegExp(String.raw`\S+ \d*${WITH_UNIT.source}`, 'giu'))].map(([text]) => [
      name,
      text,
    ]);
  });
  expect(found).toEqual([
    ['accessibilita.html', 'a 320 pixel'],
    ['accessibilita.html', 'entro 30 giorni'],
    ['cookie.html', `per ${CONTACT_KEPT_MS / 3_600_000} ore`],
  ]);
});
