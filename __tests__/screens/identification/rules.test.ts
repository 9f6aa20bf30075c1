import { documentTypes } from '../../../src/contract/documentTypes';
import { identification } from '../../../src/contract/steps/identification';
import { toWidgets } from '../../../src/contract/steps/definition';
import { documentRows } from '../../../src/screens/steps/identification/documentRows';
import { errorsOfPage } from '../../../src/screens/steps/identification/stepErrors';
import { startingValues } from '../../../src/screens/steps/identification/startingValues';

const { identityCard, passport } = documentTypes;
const { altriDocumenti, ...twoDocuments } = identification.empty;
const stepWith = (values: Record<string, Record<string, string>>) => ({ widgets: toWidgets(values) });

it('[R3.4-03] each side has its upload type', () => {
  const types = Object.values(documentRows).flatMap(({ front, back }) => [front.uploadType, back.uploadType]);
  expect(types).toEqual(['FRONT_DOC_1', 'BACK_DOC_1', 'FRONT_DOC_2', 'BACK_DOC_2']);
});

it('[R3.4-01] the rows name every field of both documents', () => {
  const named = Object.values(documentRows).flatMap(({ front, back, ...row }) => [
    ...[row.type, row.number, row.city, row.issueDate, row.expiryDate, row.issuer],
    ...[front.name, back.name],
  ]);
  const { cittadinanzaItaliana, ...second } = identification.empty.secondoDocumento;
  expect(cittadinanzaItaliana).toBe('true');
  expect(named.toSorted()).toEqual(
    [
      ...Object.keys(identification.empty.documento).map((name) => `documento.${name}`),
      ...Object.keys(second).map((name) => `secondoDocumento.${name}`),
    ].toSorted(),
  );
});

it('[R5.6-01] each sub-page judges its own widgets alone, and shows what belongs to none', () => {
  const errors = {
    'secondoDocumento.numeroSecondoDocumento': 'b',
    'documento.numeroDocumento': 'a',
    'altriDocumenti.bustaPaga': 'c',
    'altro.campo': 'd',
  };
  expect(Object.values(errorsOfPage(errors, 0))).toEqual(['d']);
  expect(Object.values(errorsOfPage(errors, 1))).toEqual(['a', 'd']);
  expect(Object.values(errorsOfPage(errors, 2))).toEqual(['b', 'c', 'd']);
});

describe('starting values', () => {
  it('[R3.4-01] typed values take precedence over the service’s, except for the video and the flag', () => {
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
  it.each([
    [passport, ''],
    [identityCard, passport],
  ])('[R4.5-02] a first type %s, a second of passport: %j', (first, second) => {
    const draft = {
      documento: { ...twoDocuments.documento, documento: first },
      secondoDocumento: { ...twoDocuments.secondoDocumento, secondoDocumento: passport },
    };
    expect(startingValues(stepWith(twoDocuments), draft).secondoDocumento.secondoDocumento).toBe(second);
  });
  it('[R3.4-04] the other documents are those that the step carries, and none where it carries none', () => {
    expect(startingValues(stepWith(twoDocuments), undefined).altriDocumenti).toBeUndefined();
    const step = stepWith({ ...twoDocuments, altriDocumenti: { bustaPaga: '' } });
    expect(startingValues(step, undefined).altriDocumenti).toEqual({ bustaPaga: '' });
    expect(Object.keys(altriDocumenti)).toHaveLength(7);
  });
});
