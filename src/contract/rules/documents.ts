import type * as yup from 'yup';
import { documentTypes } from '../documentTypes';
import { mayLackExpiry, NO_EXPIRY } from '../expiry';
import { PERMIT_NUMBER_LENGTH } from '../limits';
import { cleanCode } from '../text';
import { freeText, LATIN, matching, requiredText } from './base';
import { isPastOrToday, isoDate } from './dates';
import { invalid } from './generalMessages';
import { testWithContext } from './withContext';

export const firstDocumentTypes: readonly string[] = [
  documentTypes.identityCard,
  documentTypes.passport,
  documentTypes.drivingLicence,
];

/** Any flag that does not deny it says that the applicant is Italian. */
export const saysItalian = (flag: string): boolean => !/^(?:false|no?|f|0)$/i.test(flag.trim());

export const secondDocumentTypes = (italian: boolean, first: string): readonly string[] =>
  (italian
    ? [...firstDocumentTypes, documentTypes.healthCard]
    : [documentTypes.fixedTermPermit, documentTypes.indefinitePermit]
  ).filter((type) => type !== first);

export const issuerOf = (type: string): string => {
  switch (type) {
    case documentTypes.passport:
      return 'Questura';
    case documentTypes.identityCard:
    case documentTypes.healthCard:
      return 'Comune';
    case documentTypes.drivingLicence:
      return 'Ufficio provinciale mctc';
    case documentTypes.fixedTermPermit:
    case documentTypes.indefinitePermit:
      return 'QUESTURA';
    default:
      return '';
  }
};

const { min, max } = PERMIT_NUMBER_LENGTH;
const PERMIT = new RegExp(`^(?=.*[A-Z])(?=.*\\d)[A-Z0-9]{${min},${max}}$`);
const numberPatterns: ReadonlyMap<string, RegExp> = new Map([
  [documentTypes.identityCard, /^(?:[A-Z]{2}\d{5}[A-Z]{2}|[A-Z]{2}\d{7}|\d{7}[A-Z]{2})$/],
  [documentTypes.passport, /^[A-Z]{2}\d{7}$/],
  [documentTypes.drivingLicence, /^(?:[A-Z]{2}\d{7}[A-Z]|U1[A-Z0-9]{7}[A-Z])$/],
  [documentTypes.fixedTermPermit, PERMIT],
  [documentTypes.indefinitePermit, PERMIT],
]);

export const isDocumentNumber = (type: string, number: string): boolean =>
  numberPatterns.get(type)?.test(cleanCode(number)) ?? true;

const ISSUE_CITY = new RegExp(`^[ \`'-]*[${LATIN}][${LATIN} \`'-]*$`);
const ISSUE_IN_FUTURE = 'La data di rilascio non può essere futura';
const EXPIRY_BEFORE_ISSUE = 'La data di scadenza deve essere maggiore della data di rilascio';
const DOCUMENT_EXPIRED = 'Il documento è scaduto';

export const documentNumber = (typeField: string): yup.StringSchema<string> =>
  requiredText('Numero documento').test('format', function (value) {
    const type = (this.parent as Readonly<Record<string, string | undefined>>)[typeField] ?? '';
    if (value.trim() === '' || isDocumentNumber(type, value)) return true;
    return this.createError({ message: invalid(`Numero ${type}`) });
  });

export const issueCity = (): yup.StringSchema<string> =>
  matching(requiredText('Città di rilascio'), ISSUE_CITY, invalid('Città di rilascio'));

export const issuer = (): yup.StringSchema<string> => freeText('Ente di emissione');

export const issueDate = (): yup.StringSchema<string> => {
  const real = testWithContext(
    requiredText('Data di rilascio'),
    'date',
    invalid('Data di rilascio'),
    (value) => isoDate(value) !== undefined,
  );
  return testWithContext(
    real,
    'past',
    ISSUE_IN_FUTURE,
    (value, context) => isoDate(value) === undefined || isPastOrToday(value, context),
  );
};

export const expiryDate = (issueField: string, typeField: string): yup.StringSchema<string> => {
  const real = testWithContext(
    requiredText('Data di scadenza'),
    'date',
    invalid('Data di scadenza'),
    (value, _, siblings) =>
      isoDate(value) !== undefined || (value === NO_EXPIRY && mayLackExpiry(siblings[typeField] ?? '')),
  );
  const afterIssue = testWithContext(real, 'afterIssue', EXPIRY_BEFORE_ISSUE, (value, _, siblings) => {
    const expiry = isoDate(value);
    const issue = isoDate(siblings[issueField] ?? '');
    return expiry === undefined || issue === undefined || expiry > issue;
  });
  return testWithContext(afterIssue, 'notExpired', DOCUMENT_EXPIRED, (value, { today }) => {
    const expiry = isoDate(value);
    return expiry === undefined || expiry >= today;
  });
};

export const uploadMessages = {
  documentoFronte: 'Carica il fronte del documento è obbligatorio',
  documentoRetro: 'Carica il retro del documento è obbligatorio',
  documentoDueFronte: 'Carica il fronte del secondo documento è obbligatorio',
  documentoDueRetro: 'Carica il retro del secondo documento è obbligatorio',
  docVideoCaptcha: 'Carica il video selfie è obbligatorio',
  videoSelfie: 'Carica il video selfie è obbligatorio',
  selfieDocumento: 'Carica il selfie con documento è obbligatorio',
  tesseraStudente: 'Carica la tessera dello studente è obbligatorio',
  tesseraSanitaria: 'Carica la tessera sanitaria è obbligatorio',
  bustaPaga: 'Carica la busta paga è obbligatorio',
  bollettaEstrattoConto: "Carica la bolletta o l'estratto conto è obbligatorio",
  certificatoResidenza: 'Carica il certificato di residenza è obbligatorio',
} as const;

export const UPLOADED = 'valid';

export const uploaded = (field: keyof typeof uploadMessages): yup.StringSchema<string> =>
  requiredText('Documento', uploadMessages[field]).test(
    'uploaded',
    uploadMessages[field],
    (value: string | undefined) => value === undefined || value.trim() === '' || value === UPLOADED,
  );

export const uploadedIfInStep = (field: keyof typeof uploadMessages): yup.StringSchema<string | undefined> =>
  uploaded(field).optional();
