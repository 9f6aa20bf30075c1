/**
 * The components of each step (spec, 3.2), by the widget in which the app keeps them. Without rules, to stay
 * small: a test holds it against the steps' definitions.
 */
import type { DataStepSlug } from './table';

const ADDRESS = 'cap provincia citta indirizzo nazione';
const parts: Readonly<Record<DataStepSlug, Readonly<Record<string, string>>>> = {
  'contact-info': {
    anagrafica: 'nome cognome cf',
    email: 'email validateEmail',
    cellulare: 'cellulare confermaCellulare prefisso otpCellulare',
    credenziali: 'password confermaPassword',
    consensi: 'consensoPrivacy consensoInformativa',
  },
  'address-info': {
    cittadinanza: 'cittadinanza',
    residenza: ADDRESS,
    domicilio: `domicilio ${ADDRESS}`,
    codiceFiscale: 'nome cognome data sesso citta provincia cf',
    tutore: 'tutoreNome tutoreCognome tutoreEmail tutoreCellulare tutoreCf',
  },
  'company-info': {
    azienda:
      'ragioneSociale partitaIva dataCostituzione numAddetti fatturato codiceAteco tipoSocieta settoreAttivita codiceTipoSoggetto sottotipoSoggetto risultatoEconomico totaleBilancioAnnuo dataChiusuraBilancio',
    contattiAzienda: 'pec prefisso telefonoAziendale',
    sedeLegale: ADDRESS,
    sedeAmministrativa: `sedeAmministrativa ${ADDRESS}`,
  },
  'self-certifications': {
    attivita: 'tipoSocieta settoreAttivita codiceAteco',
    rapporto: 'scopoRapporto naturaRapporto origineFondi',
    dettaglioAttivita: 'professione settoreEconomico attivitaSvolta',
  },
  card: { spedizione: `spedizioneCarta ${ADDRESS}`, carta: 'visioneDocumentazione cartaFisica' },
  identification: {
    video: 'modIdentificazione docVideoCaptcha',
    documento:
      'documento numeroDocumento cittaRilascio dataRilascio dataScadenza enteEmissione documentoFronte documentoRetro',
    secondoDocumento:
      'cittadinanzaItaliana secondoDocumento numeroSecondoDocumento cittaRilascioSecondoDocumento dataRilascioSecondoDocumento dataScadenzaSecondoDocumento enteEmissioneSecondoDocumento documentoDueFronte documentoDueRetro',
    altriDocumenti:
      'videoSelfie selfieDocumento tesseraStudente tesseraSanitaria bustaPaga bollettaEstrattoConto certificatoResidenza',
  },
  contract: { firma: 'signedContract', codiceFirma: 'otpFirma' },
};

export const partsOf = (slug: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(parts[slug as DataStepSlug] ?? {}).map(([widget, names]) => [widget, names.split(' ')]),
  );
