import fc from 'fast-check';
import { validateStep } from '../../src/contract/validateStep';
import { expiryText, isPaperCard } from '../../src/contract/expiry';
import { emptyAnswers } from '../../src/contract/questionnaire';
import { questionnaireSchema } from '../../src/contract/rules/questionnaire';
import { identification } from '../../src/contract/steps/identification';
import { collectErrors } from '../../src/contract/validate';
import { normalise } from '../../src/contract/normalise';
import { noPastMonths, pastMonths } from './values/figures';
import { TODAY } from './verdict';

const BEFORE = 'La data di scadenza deve essere maggiore della data di rilascio';
const EXPIRED = 'Il documento è scaduto';
const NONE = 'Data di scadenza non è valido';
const FUTURE = 'La data di rilascio non può essere futura';

const judged = (dataRilascio: string, dataScadenza: string, documento = 'Passaporto') => {
  const dates = { documento, dataRilascio, dataScadenza };
  const values = { ...identification.empty, documento: { ...identification.empty.documento, ...dates } };
  const errors = validateStep('identification', identification, values, { today: TODAY });
  return [errors['documento.dataRilascio'], errors['documento.dataScadenza']];
};

const isoDay = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const typed = (day: string): string => day.split('-').reverse().join('/');

describe('issue and expiry', () => {
  it('[R5.6-03] an issue is not in the future, an expiry after it and not past', () => {
    // A document that expires today is still good: DL 5/2012, art. 7.
    const near = isoDay('2026-11-19', '2026-11-23');
    fc.assert(
      fc.property(
        fc.oneof(near, isoDay('1990-01-01', '2030-01-01')),
        fc.oneof(near, isoDay('1990-01-01', '2199-12-31')),
        (issue, expiry) => {
          const late = expiry < TODAY ? EXPIRED : undefined;
          const expected = [issue > TODAY ? FUTURE : undefined, expiry <= issue ? BEFORE : late];
          expect(judged(typed(issue), typed(expiry))).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });
  it.each([
    ['10052022', '10052032'],
    ['10/5/22', '10/5/32'],
    ['10/5/2022', '2032-05-10'],
    ['10 maggio 2022', '10 maggio 2032'],
    [' 10-05-2022 ', '10.5.2032'],
  ])('[R5.6-03] accepts %j to %j', (issue, expiry) =>
    expect(judged(issue, expiry)).toEqual([undefined, undefined]),
  );
  it.each(['30/02/2032', '05/2032', '10/05/1832', '01/01/2200', '01/03/9999', '2032-13-10'])(
    '[R5.6-03] takes %j for no day',
    (expiry) => expect(judged('10/05/2022', expiry)).toEqual([undefined, NONE]),
  );
  it('[R5.6-03] each of the two has its own fault', () => {
    expect(judged('31/02/2022', '10/05/2030')).toEqual(['Data di rilascio non è valido', undefined]);
    expect(judged('', '10/05/2030')).toEqual(['Data di rilascio è obbligatorio', undefined]);
    expect(judged('22/11/2026', '')).toEqual([FUTURE, 'Data di scadenza è obbligatorio']);
  });
});

describe('a card without an expiry date', () => {
  const CARD = "Carta d'identita";
  it.each([
    '01/01/9999', '1.1.9999', '01019999', '9999-01-01', '31/12/9999', '31/12/2999', 'ILLIMITATA', 'Illimitato', 'validità illimitata',
    'senza scadenza', 'SENZA LIMITI', 'non scade', 'Nessuna scadenza', 'permanente', 'a tempo indeterminato', '-', ' -- ', '—', '<<<<<<',
    'Illim.', 'no', 'NO EXPIRY', 'unlimited', 'unbegrenzt', 'illimitée', 'mai', 'priva di scadenza', 'nessun termine', 'a vita', '/', '//', '**/**/****', 'N/A', 'n.d.', '∞', '99991231',
    '9999', '99/99', '00/00/0000', 'XX/XX/XXXX', 'Ill.', 'perenne', 'sempre valida', 'non soggetta a scadenza', 'non indicata', 'assente',
    'never', 'none', 'indefinida', 'sans limite', 'infinita', 'ILIMITATA', 'ilimitado', 'no scadenza', 'NO SCADENZA', 'a tempo ind.', 'tempo ind', 'ETERNA', 'eterno',
    'scadenza: mai', 'non scade mai', 'Mai.', "non c'è", 'non c’è', 'non ce', 'non esiste', 'non in scadenza', 'per sempre', 'vita natural durante', 'sin caducidad',
    'ohne Ablauf', '====', '____', '\\\\', 'manca', 'non applicabile', 'sine die',
  ])('[R5.6-03] takes %j of an identity card for the date of the registers, of other documents for none', (text) => {
    expect(normalise('dataScadenza', text)).toBe('01/01/9999');
    expect(normalise('dataScadenzaSecondoDocumento', text)).toBe('01/01/9999');
    expect(expiryText(normalise('dataScadenza', text))).toBe('Senza scadenza');
    expect(judged('05/08/2026', text, CARD)).toEqual([undefined, undefined]);
    for (const type of ['Passaporto', 'Patente di guida', 'PS', ''])
      expect(judged('05/08/2026', text, type)[1]).toBe(NONE);
  }); // prettier-ignore
  it.each([
    '',
    '  ',
    '05/08/2076',
    '05/08/2199',
    '1/2/30',
    '30/02/2032',
    '01/01/3999',
    '05/2999',
    'novembre',
    '10 mai 2030',
    'nove',
  ])('[R5.6-03] leaves %j a date, or none', (text) =>
    expect(normalise('dataScadenza', text)).not.toBe('01/01/9999'),
  );
  it.each([
    'gg/mm/aaaa',
    'boh',
    'over 70',
    'vuoto',
    '10 mai 2030',
    'novembre',
    'non ricordo',
    '?',
    'vedi carta',
    'nove',
  ])('[R5.6-03] keeps %j as typed, and refuses it as no date, not as missing', (text) => {
    expect(normalise('dataScadenza', ` ${text} `)).toBe(text);
    expect(judged('05/08/2026', text, CARD)[1]).toBe(NONE);
    expect(normalise('dataRilascio', text)).toBe(text);
  });
  it('[R5.6-03] no text but blanks is taken for an empty date', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (text) => {
        fc.pre(text.normalize('NFKC').trim() !== '' && !/[\p{C}\p{M}]/u.test(text));
        expect(normalise('dataScadenza', text)).not.toBe('');
      }),
      { seed: 20_261_128, numRuns: 2000 },
    );
  });
  it.each([
    [CARD, 'AA1234567', true],
    [CARD, 'aa 1234567', true],
    [CARD, 'CA12345AB', false],
    [CARD, '1234567AA', false],
    ['Passaporto', 'YA1234567', false],
  ])('knows a paper card: %s %s', (type, number, isPaper) => expect(isPaperCard(type, number)).toBe(isPaper));
});

describe('the month in which an office ended', () => {
  const end = (month: string) =>
    collectErrors(
      questionnaireSchema,
      {
        ...emptyAnswers,
        funzionePolitica: 'true',
        durataIncaricoCaricaPolitica: 'conclusa',
        conclusioneCaricaPolitica: normalise('conclusioneCaricaPolitica', month),
      },
      { today: TODAY },
    ).conclusioneCaricaPolitica;
  it.each(Object.keys(pastMonths))('[R5.5-03] accepts %j', (month) => expect(end(month)).toBeUndefined());
  it.each(noPastMonths)('[R5.5-03] refuses %j', (month) =>
    expect(end(month)).toBe('Data di Termine non è valido'),
  );
  it('[R5.5-03] is required', () => expect(end('')).toBe('Data di Termine è obbligatorio'));
});
