import { identification } from '../../src/contract/steps/identification';
import { documentTypes } from '../../src/contract/documentTypes';
import { contract } from '../../src/contract/steps/contract';
import { toValues } from '../../src/contract/steps/definition';
import { collectErrors } from '../../src/contract/validate';
import { issuerOf, secondDocumentTypes, uploaded } from '../../src/contract/rules/documents';
import { TODAY, verdict } from './verdict';

const judged = (secondoDocumento: Readonly<Record<string, string>> = {}) => {
  const values = toValues(identification, { widgets: [] });
  const given = { ...values, secondoDocumento: { ...values.secondoDocumento, ...secondoDocumento } };
  return collectErrors(identification.schema, given, { today: TODAY });
};

it('[R5.6-01] the type of the document is required', () => {
  expect(judged()['documento.documento']).toBe('Tipo di documento è obbligatorio');
});

it('[R4.5-02] the second document: by citizenship, never the first again', () => {
  const italians = ["Carta d'identita", 'Patente di guida', 'Tessera sanitaria'];
  expect(secondDocumentTypes(true, 'Passaporto')).toEqual(italians);
  expect(secondDocumentTypes(false, 'Passaporto')).toEqual(['PS', 'CS']);
});

it('[R3.4-02] the issuer follows the type', () => {
  expect(Object.values(documentTypes).map(issuerOf)).toEqual([
    'Comune', 'Questura', 'Ufficio provinciale mctc', 'Comune', 'QUESTURA', 'QUESTURA',
  ]); // prettier-ignore
  expect(issuerOf('Busta paga')).toBe('');
});

const always = ['documentoDueFronte', 'documentoDueRetro', 'enteEmissioneSecondoDocumento'];
const issued = ['cittaRilascioSecondoDocumento', 'dataRilascioSecondoDocumento'];
it.each([
  ['Tessera sanitaria', 'true', []],
  ['CS', 'false', [...issued, 'numeroSecondoDocumento']],
  ['Passaporto', 'true', [...issued, 'dataScadenzaSecondoDocumento', 'numeroSecondoDocumento']],
])('[R4.5-03] of a second document %j its own fields are judged', (type, cittadinanzaItaliana, own) => {
  const paths = Object.keys(judged({ secondoDocumento: type, cittadinanzaItaliana }));
  const fields = paths.flatMap((path) => /^secondoDocumento\.(\w+)$/.exec(path)?.[1] ?? []);
  expect(fields.sort()).toEqual([...always, ...own].sort());
});

it('[R5.6-04] each upload has its message', () => {
  expect(verdict(uploaded('documentoFronte'), '')).toBe('Carica il fronte del documento è obbligatorio');
  expect(verdict(uploaded('documentoRetro'), 'true')).toBe('Carica il retro del documento è obbligatorio');
  expect(verdict(uploaded('documentoDueFronte'), 'valid')).toBeUndefined();
  expect(verdict(uploaded('docVideoCaptcha'), '')).toBe('Carica il video selfie è obbligatorio');
  expect(verdict(uploaded('selfieDocumento'), '')).toBe('Carica il selfie con documento è obbligatorio');
});

it.each(['', 'false', 'yes', 'true'])('[R5.7-01] the signature must be ticked: %j', (signedContract) => {
  const errors = collectErrors(contract.schema, { firma: { signedContract } }, { today: TODAY });
  const unsigned = { 'firma.signedContract': 'firma contratto è obbligatorio' };
  expect(errors).toEqual(signedContract === 'true' ? {} : unsigned);
});
