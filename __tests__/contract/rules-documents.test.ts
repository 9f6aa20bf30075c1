import { identification } from '../../src/contract/steps/identification';
import { documentTypes } from '../../src/contract/documentTypes';
import { contract } from '../../src/contract/steps/contract';
import { toValues } from '../../src/contract/steps/definition';
import { collectErrors } from '../../src/contract/validate';
import {
  documentNumber, expiryDate, isDocumentNumber, issueCity, issueDate, issuerOf, secondDocumentTypes, uploaded,
} from '../../src/contract/rules/documents'; // prettier-ignore
import { TODAY, verdict } from './verdict';

const good: Record<string, readonly string[]> = {
  [documentTypes.identityCard]: ['CA00000AA', 'AX1234567', '1234567AA', 'ca12345bb', 'CA 00000 AA'],
  [documentTypes.passport]: ['YA1234567', 'AA0000000', 'yb7654321'],
  [documentTypes.drivingLicence]: ['MI1234567X', 'U1A123456B', 'U1ABCDEFGH', 'u1z99z999k'],
  [documentTypes.fixedTermPermit]: ['I12345', 'I123456789', 'AB12CD34EF'],
  [documentTypes.indefinitePermit]: ['1234567A', 'A1B2C3'],
};
const bad: Record<string, readonly string[]> = {
  [documentTypes.identityCard]: ['CA0000AA', 'C100000AA', 'AA12345678', '12345678A', 'A1234567'],
  [documentTypes.passport]: ['Y1234567', 'YA123456', 'YA12345678', '1234567YA'],
  [documentTypes.drivingLicence]: ['MI123456X', 'MI12345678', 'U2A123456B', 'U1A1234567', 'M11234567X'],
  [documentTypes.fixedTermPermit]: ['12345', '1234567', 'ABCDEFG', 'I1234', 'AB12CD34EFG', 'A1-B*3'],
  [documentTypes.indefinitePermit]: ['ABCDEF', '123456'],
};

describe('document numbers', () => {
  for (const [type, numbers] of Object.entries(good))
    it.each(numbers)(`[R5.6-01] ${type}: accepts %s`, (number) =>
      expect(isDocumentNumber(type, number)).toBe(true),
    );
  for (const [type, numbers] of Object.entries(bad))
    it.each(numbers)(`[R5.6-01] ${type}: refuses %s, naming the type`, (number) =>
      expect(verdict(documentNumber('tipo'), number, { tipo: type })).toBe(`Numero ${type} non è valido`),
    );
  it('[R5.6-01] the type is required', () => {
    const errors = collectErrors(identification.schema, toValues(identification, { widgets: [] }), {
      today: TODAY,
    });
    expect(errors['documento.documento']).toBe('Tipo di documento è obbligatorio');
  });
});

describe('issue and expiry', () => {
  it.each(['Roma', "L'Aquila", 'Reggio nell`Emilia', 'Presicce-Acquarica', 'San Donà di Piave'])(
    '[R5.6-02] city: accepts %s',
    (value) => expect(verdict(issueCity(), value)).toBeUndefined(),
  );
  it.each(['Roma 1', 'Roma.', '<Roma>', '123', "-'"])('[R5.6-02] city: refuses %s', (value) =>
    expect(verdict(issueCity(), value)).toBe('Città di rilascio non è valido'),
  );
  it('[R5.6-03] issue: a real day, not in the future', () => {
    expect(verdict(issueDate(), '21/11/2026')).toBeUndefined();
    expect(verdict(issueDate(), '22/11/2026')).toBe('La data di rilascio non può essere futura');
    expect(verdict(issueDate(), '31/02/2020')).toBe('Data di rilascio non è valido');
  });
  it('[R5.6-03] expiry: after the issue, and not past', () => {
    const expiry = (value: string, rilascio = '10/05/2022') =>
      verdict(expiryDate('rilascio'), value, { rilascio });
    expect(expiry('10/05/2032')).toBeUndefined();
    expect(expiry('21/11/2026')).toBeUndefined();
    expect(expiry('20/11/2026')).toBe('Il documento è scaduto');
    expect(expiry('10/05/2022')).toBe('La data di scadenza deve essere maggiore della data di rilascio');
    expect(expiry('30/02/2030')).toBe('Data di scadenza non è valido');
  });
});

describe('types', () => {
  it('[R4.5-02] the second document: by citizenship, never the first again', () => {
    expect(secondDocumentTypes(true, 'Passaporto')).toEqual([
      "Carta d'identita",
      'Patente di guida',
      'Tessera sanitaria',
    ]);
    expect(secondDocumentTypes(false, 'Passaporto')).toEqual(['PS', 'CS']);
  });
  it('[R3.4-02] the issuer follows the type', () => {
    expect(Object.values(documentTypes).map(issuerOf)).toEqual([
      'Comune', 'Questura', 'Ufficio provinciale mctc', 'Comune', 'QUESTURA', 'QUESTURA',
    ]); // prettier-ignore
    expect(issuerOf('Busta paga')).toBe('');
  });
  it('[R4.5-03] health card: neither number, city nor dates are judged; CS: no expiry', () => {
    const judged = (secondoDocumento: string) => {
      const values = toValues(identification, { widgets: [] });
      const errors = collectErrors(
        identification.schema,
        {
          ...values,
          secondoDocumento: {
            ...values.secondoDocumento,
            cittadinanzaItaliana: secondoDocumento === 'CS' ? 'false' : 'true',
            secondoDocumento,
          },
        },
        { today: TODAY },
      );
      return Object.keys(errors)
        .filter((path) => path.startsWith('secondoDocumento.'))
        .map((path) => path.slice(17))
        .sort();
    };
    const always = ['documentoDueFronte', 'documentoDueRetro', 'enteEmissioneSecondoDocumento'];
    expect(judged('Tessera sanitaria')).toEqual(always);
    expect(judged('CS')).toEqual([
      'cittaRilascioSecondoDocumento',
      'dataRilascioSecondoDocumento',
      ...always,
      'numeroSecondoDocumento',
    ]);
    expect(judged('Passaporto')).toContain('dataScadenzaSecondoDocumento');
  });
});

describe('uploads and signature', () => {
  it('[R5.6-04] each upload has its message', () => {
    expect(verdict(uploaded('documentoFronte'), '')).toBe('Carica il fronte del documento è obbligatorio');
    expect(verdict(uploaded('documentoRetro'), 'true')).toBe('Carica il retro del documento è obbligatorio');
    expect(verdict(uploaded('documentoDueFronte'), 'valid')).toBeUndefined();
    expect(verdict(uploaded('docVideoCaptcha'), '')).toBe('Carica il video selfie è obbligatorio');
    expect(verdict(uploaded('selfieDocumento'), '')).toBe('Carica il selfie con documento è obbligatorio');
  });
  it('[R5.7-01] the signature must be ticked', () => {
    for (const signedContract of ['', 'false', 'yes']) {
      const errors = collectErrors(contract.schema, { firma: { signedContract } }, { today: TODAY });
      expect(errors['firma.signedContract']).toBe('firma contratto è obbligatorio');
    }
    expect(collectErrors(contract.schema, { firma: { signedContract: 'true' } }, { today: TODAY })).toEqual(
      {},
    );
  });
});
