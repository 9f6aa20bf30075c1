import { documentTypes } from '../../../src/contract/documentTypes';
import { identification, type IdentificationValues } from '../../../src/contract/steps/identification';
import { toWidgets } from '../../../src/contract/steps/definition';
import { documentSides } from '../../../src/screens/shared/upload/documentSides';
import { withoutUnasked } from '../../../src/contract/steps/unasked';
import { documentRows, fieldsOfType } from '../../../src/screens/steps/identification/documentRows';
import { errorsOfPage, firstWrongPage } from '../../../src/screens/steps/identification/stepErrors';
import { startingValues } from '../../../src/screens/steps/identification/startingValues';

const { identityCard, passport, drivingLicence, healthCard, fixedTermPermit, indefinitePermit } =
  documentTypes;
const { altriDocumenti, ...twoDocuments } = identification.empty;
const stepWith = (values: Record<string, Record<string, string>>) => ({ widgets: toWidgets(values) });

it('[R4.5-03] the health card has no number of its own, city or dates; CS has no expiry', () => {
  expect(fieldsOfType(healthCard)).toEqual({ ownNumber: false, issue: false, expiry: false });
  expect(fieldsOfType(indefinitePermit)).toEqual({ ownNumber: true, issue: true, expiry: false });
  for (const type of ['', identityCard, passport, drivingLicence, fixedTermPermit])
    expect(fieldsOfType(type)).toEqual({ ownNumber: true, issue: true, expiry: true });
});

it('[R4.5-03] what is hidden is not sent, whatever was typed for another type', () => {
  const typed = {
    cittaRilascioSecondoDocumento: 'Roma',
    dataRilascioSecondoDocumento: '01/01/2020',
    dataScadenzaSecondoDocumento: '01/01/2030',
  };
  const second = (type: string): IdentificationValues['secondoDocumento'] =>
    withoutUnasked('identification', {
      ...identification.empty,
      secondoDocumento: { ...identification.empty.secondoDocumento, ...typed, secondoDocumento: type },
    }).secondoDocumento;
  expect(second(healthCard)).toMatchObject({
    cittaRilascioSecondoDocumento: '',
    dataRilascioSecondoDocumento: '',
    dataScadenzaSecondoDocumento: '',
  });
  expect(second(indefinitePermit)).toMatchObject({ ...typed, dataScadenzaSecondoDocumento: '' });
  expect(second(passport)).toMatchObject(typed);
});

it('[R3.4-03] each side has its upload type', () => {
  const { first, second } = documentRows;
  expect([first.front, first.back, second.front, second.back].map(({ uploadType }) => uploadType)).toEqual([
    'FRONT_DOC_1',
    'BACK_DOC_1',
    'FRONT_DOC_2',
    'BACK_DOC_2',
  ]);
});

it('[R3.4-01] the rows name every field of both documents', () => {
  const named = Object.values(documentRows).flatMap((row) =>
    [row.type, row.number, row.city, row.issueDate, row.expiryDate, row.issuer, row.front.name, row.back.name],
  ); // prettier-ignore
  const { cittadinanzaItaliana, ...second } = identification.empty.secondoDocumento;
  expect(cittadinanzaItaliana).toBe('true');
  expect(named.toSorted()).toEqual(
    [
      ...Object.keys(identification.empty.documento).map((name) => `documento.${name}`),
      ...Object.keys(second).map((name) => `secondoDocumento.${name}`),
    ].toSorted(),
  );
});

it('[R2.9-02] a passport has an inner and an outer page', () => {
  const labels = (type: string) => Object.values(documentSides(type)).map(({ label }) => label);
  expect(labels(passport)).toEqual(['Pagina interna', 'Pagina esterna']);
  for (const type of [identityCard, drivingLicence, healthCard, ''])
    expect(labels(type)).toEqual(['Fronte', 'Retro']);
});

describe('sub-pages', () => {
  const errors = {
    'secondoDocumento.numeroSecondoDocumento': 'b',
    'documento.numeroDocumento': 'a',
    'altriDocumenti.bustaPaga': 'c',
  };
  it('[R5.6-01] each judges its own widgets alone', () => {
    expect(errorsOfPage(errors, 0)).toEqual({});
    expect(errorsOfPage(errors, 1)).toEqual({ 'documento.numeroDocumento': 'a' });
    expect(Object.values(errorsOfPage(errors, 2))).toEqual(['b', 'c']);
  });
  it('[R5.6-01] the first wrong field decides where a refusal leads', () => {
    expect(firstWrongPage(errors)).toBe(1);
    expect(firstWrongPage({ ...errors, 'video.docVideoCaptcha': 'v' })).toBe(0);
    expect(firstWrongPage({ 'altriDocumenti.bustaPaga': 'c' })).toBe(2);
    expect(firstWrongPage({})).toBeUndefined();
  });
});

describe('starting values', () => {
  it('[R3.4-01] what was typed stands over what the service has, but for the video and the flag', () => {
    const step = stepWith({
      ...twoDocuments,
      video: { modIdentificazione: '', docVideoCaptcha: 'valid' },
      secondoDocumento: { ...twoDocuments.secondoDocumento, cittadinanzaItaliana: 'false' },
    });
    const draft = {
      ...twoDocuments,
      video: { modIdentificazione: '', docVideoCaptcha: '' },
      documento: { ...twoDocuments.documento, numeroDocumento: 'YA1234567' },
    };
    const values = startingValues(step, draft);
    expect(values.documento.numeroDocumento).toBe('YA1234567');
    expect(values.video).toEqual({ modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'valid' });
    expect(values.secondoDocumento.cittadinanzaItaliana).toBe('false');
  });
  it('[R4.5-02] a second type that the first has become is forgotten', () => {
    const draft = (first: string) => ({
      documento: { ...twoDocuments.documento, documento: first },
      secondoDocumento: { ...twoDocuments.secondoDocumento, secondoDocumento: passport },
    });
    expect(startingValues(stepWith(twoDocuments), draft(passport)).secondoDocumento.secondoDocumento).toBe(
      '',
    );
    const kept = startingValues(stepWith(twoDocuments), draft(identityCard));
    expect(kept.secondoDocumento.secondoDocumento).toBe(passport);
  });
  it('[R3.4-04] the other documents are those that the step carries, and none where it carries none', () => {
    expect(startingValues(stepWith(twoDocuments), undefined).altriDocumenti).toBeUndefined();
    const step = stepWith({ ...twoDocuments, altriDocumenti: { bustaPaga: '' } });
    expect(startingValues(step, undefined).altriDocumenti).toEqual({ bustaPaga: '' });
    expect(Object.keys(altriDocumenti)).toHaveLength(7);
  });
});
