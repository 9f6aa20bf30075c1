import { judgeStep } from '../../src/contract/judgeStep';
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
  const documento = {
    ...identification.empty.documento,
    documento: 'Passaporto',
    dataRilascio,
    dataScadenza,
  };
  const errors = judgeStep(
    'identification',
    identification,
    { ...identification.empty, documento },
    { today: TODAY },
  );
  return [errors['documento.dataRilascio'], errors['documento.dataScadenza']];
};

describe('issue and expiry', () => {
  it.each([
    ['10/05/2022', '10/05/2032'],
    ['21/11/2026', '22/11/2026'],
    ['20/11/2026', '21/11/2026'],
    // «valida fino alla data del compleanno» (DL 5/2012, art. 7): on the day itself it still is.
    ['21/11/2016', '21/11/2026'],
    ['29/02/2020', '28/02/2030'],
    ['29/02/2020', '29/02/2028'],
    ['01/01/1990', '31/12/2099'],
    ['10/05/2022', '31/12/2199'],
    ['10052022', '10052032'],
    ['10/5/2022', '2032-05-10'],
    ['10 maggio 2022', '10 maggio 2032'],
    [' 10-05-2022 ', '10.5.2032'],
  ])('[R5.6-03] accepts %j to %j', (issue, expiry) =>
    expect(judged(issue, expiry)).toEqual([undefined, undefined]),
  );
  it.each([
    ['10/05/2022', '10/05/2022', BEFORE],
    ['10/05/2022', '09/05/2022', BEFORE],
    ['21/11/2026', '21/11/2026', BEFORE],
    ['10/05/2022', '10/05/2012', BEFORE],
    ['10/05/2012', '10/05/2022', EXPIRED],
    ['21/11/2016', '20/11/2026', EXPIRED],
    ['31/12/1999', '01/01/2000', EXPIRED],
    ['10/05/2022', '30/02/2032', NONE],
    ['10/05/2022', '31/11/2032', NONE],
    ['10/05/2022', '29/02/2027', NONE],
    ['10/05/2022', '10/13/2032', NONE],
    ['10/05/2022', '00/05/2032', NONE],
    ['10/05/2022', '10/05/32', NONE],
    ['10/05/2022', '100532', NONE],
    ['10/05/2022', '05/2032', NONE],
    ['10/05/2022', '2032', NONE],
    ['10/05/2022', '10/05/20322', NONE],
    ['10/05/2022', '10/05/1832', NONE],
    ['10/05/2022', '01/01/2200', NONE],
    ['10/05/2022', '01/03/9999', NONE],
    ['10/05/2022', '2032-13-10', NONE],
    ['10/05/2022', '30 febbraio 2032', NONE],
  ])('[R5.6-03] issued on %j, an expiry on %j: %s', (issue, expiry, message) =>
    expect(judged(issue, expiry)).toEqual([undefined, message]),
  );
  it('[R5.6-03] the expiry is judged anew when the issue changes, and each has its own fault', () => {
    expect(judged('10/05/2022', '10/05/2030')).toEqual([undefined, undefined]);
    expect(judged('11/05/2030', '10/05/2030')).toEqual([FUTURE, BEFORE]);
    expect(judged('31/02/2022', '10/05/2030')).toEqual(['Data di rilascio non è valido', undefined]);
    expect(judged('', '10/05/2030')).toEqual(['Data di rilascio è obbligatorio', undefined]);
    expect(judged('22/11/2026', '')).toEqual([FUTURE, 'Data di scadenza è obbligatorio']);
  });
});

describe('the month in which an office ended', () => {
  const end = (typed: string) =>
    collectErrors(
      questionnaireSchema,
      {
        ...emptyAnswers,
        funzionePolitica: 'true',
        durataIncaricoCaricaPolitica: 'conclusa',
        conclusioneCaricaPolitica: normalise('conclusioneCaricaPolitica', typed),
      },
      { today: TODAY },
    ).conclusioneCaricaPolitica;
  it.each(Object.keys(pastMonths))('[R5.5-03] accepts %j', (typed) => expect(end(typed)).toBeUndefined());
  it.each(noPastMonths)('[R5.5-03] refuses %j', (typed) =>
    expect(end(typed)).toBe('Data di Termine non è valido'),
  );
});
