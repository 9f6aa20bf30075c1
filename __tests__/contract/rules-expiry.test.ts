import fc from 'fast-check';
import { validateStep } from '../../src/contract/validateStep';
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

/** What the step says of the two dates of the first document. */
const judged = (dataRilascio: string, dataScadenza: string) => {
  const dates = { documento: 'Passaporto', dataRilascio, dataScadenza };
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
