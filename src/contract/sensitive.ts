import { emptyAnswers } from './questionnaire';

/** Defines the values that traces and logs must mask: everything that a person typed, codes and files. */

/** Components whose values are choices in the flow, not personal data. */
const openComponents: readonly string[] = [
  'prefisso', 'domicilio', 'sedeAmministrativa', 'spedizioneCarta', 'nazione', 'modIdentificazione', 'docVideoCaptcha',
  'documentoFronte', 'documentoRetro', 'documentoDueFronte', 'documentoDueRetro', 'documento', 'secondoDocumento',
  'cittadinanzaItaliana', 'validateEmail', 'otpCellulare', 'signedContract', 'visioneDocumentazione', 'cartaFisica',
  'consensoPrivacy', 'consensoInformativa', 'codiceTipoSoggetto', 'sottotipoSoggetto',
  'videoSelfie', 'selfieDocumento', 'tesseraStudente', 'tesseraSanitaria', 'bustaPaga', 'bollettaEstrattoConto',
  'certificatoResidenza',
]; // prettier-ignore

/**
 * Keys of plain objects (calls, customer info, lists) with personal values. Their text, number or flag is
 * masked. Objects and lists are not, because `data` is an envelope too. The fields of the steps need no entry
 * here: `state/redaction.ts` masks form values like components.
 */
const sensitiveKeys: readonly string[] = [
  'nome', 'cognome', 'cf', 'codiceFiscale', 'email', 'mail', 'indirizzo', 'cellulare', 'numero', 'numCell', 'cell',
  'phoneNumber', 'code', 'codice', 'password', 'confermaPassword', 'captcha', 'pec', 'telefonoAziendale', 'data', 'citta',
  'provincia', 'cap', 'capCode', 'localita', 'sesso', 'p', 'file', 'url', 'promocode', 'promoCode', 'encryptedReporterId',
  'cittadinanza', 'ragioneSociale', 'partitaIva', 'dataCostituzione', 'numAddetti', 'fatturato',
  'risultatoEconomico', 'totaleBilancioAnnuo', 'dataChiusuraBilancio',
  'tutoreNome', 'tutoreCognome', 'tutoreEmail', 'tutoreCellulare', 'tutoreCf',
  'numeroDocumento', 'cittaRilascio', 'dataRilascio', 'dataScadenza', 'enteEmissione', 'numeroSecondoDocumento',
  'cittaRilascioSecondoDocumento', 'dataRilascioSecondoDocumento', 'dataScadenzaSecondoDocumento', 'enteEmissioneSecondoDocumento',
  'tipoSocieta', 'settoreAttivita', 'codiceAteco', 'scopoRapporto', 'naturaRapporto', 'origineFondi',
  'professione', 'settoreEconomico', 'attivitaSvolta', 'sae', 'campaignUrl', 'search', 'proof', 'typedPromoCode',
  ...Object.keys(emptyAnswers),
]; // prettier-ignore

const open = new Set(openComponents);
const sensitive = new Set(sensitiveKeys);

export const REDACTED = '•••';

export const isSensitiveKey = (key: string): boolean => sensitive.has(key);
export const isSensitiveComponent = (name: string): boolean => !open.has(name);
