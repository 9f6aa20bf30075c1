import fc from 'fast-check';
import { businessQuestions } from '../../../../src/contract/questionnaire';

const one = (...values: string[]): fc.Arbitrary<string> => fc.constantFrom(...values);

const name = one('Giulia', "D'Angelo", 'Niccolò', 'Maria  Teresa', 'De’ Medici', 'Müller', 'Cosmè', 'Ng');
const taxCode = one('RSSMRA80A01H501U', 'VRDNNA70A41F205I', 'RSSMRA80A01HRLMK');
const email = one(
  'giulia.1@example.it',
  'Giulia@Posta.Example.IT',
  "o'neil+x@sub.example.museum",
  'Giulia@Città.Example.IT',
);
const mobile = one('3331234567', '+39 333 1234567', '0039 3331234567', '333-123-4567', '393123456');
const number = one('CA12345AB', 'AA1234567', '1234567AA', 'YA1234567', 'MI1234567X', 'U1A2B3C4D5', 'AB12C34');
const issueCity = one('Milano', 'Reggio nell’Emilia', "Sant'Agata", 'Forlì', 'Bolzano-Bozen', 'ROMA');
const issuer = one('Comune', 'Questura', 'QUESTURA', 'Ufficio provinciale mctc', 'Ministero');
const issued = one(
  '01/03/2020',
  '1.3.20',
  '1/3/2020',
  '2020-03-01',
  '20/11/2026',
  '21/11/2026',
  '29/02/2024',
);
const expires = one(
  '01/03/2030',
  '010330',
  '1/3/2030',
  '20/11/2026',
  '19/11/2026',
  '29/02/2028',
  '31/12/2099',
);
const seen = one('selected');
const country = one('ITALIA', 'FRANCIA', 'SVIZZERA', 'ALBANIA');
const office = one('1.1', '1.2', '2.1');
const duration = one('in corso', 'conclusa');
const month = one('05/2025', '5/2025', '11/2026', '12/2026', '2025-05', '052025');
const yesNo = one('true', 'false');

export const places = [
  { cap: '20121', provincia: 'MI', citta: 'Milano' },
  { cap: '00187', provincia: 'RM', citta: 'Roma' },
  { cap: '39040', provincia: 'BZ', citta: 'Ora' },
  { cap: '11010', provincia: 'AO', citta: 'Sarre' },
  { cap: '09010', provincia: 'SU', citta: 'Pula' },
] as const;

const right: Readonly<Record<string, fc.Arbitrary<string>>> = {
  nome: name,
  cognome: name,
  tutoreNome: name,
  tutoreCognome: name,
  cf: taxCode,
  tutoreCf: taxCode,
  email,
  tutoreEmail: email,
  pec: fc.oneof(email, one('')),
  cellulare: mobile,
  tutoreCellulare: mobile,
  telefonoAziendale: fc.oneof(mobile, one('0212345678', '06 4991', '011-5551234', '')),
  consensoPrivacy: seen,
  consensoInformativa: seen,
  visioneDocumentazione: seen,
  cittadinanza: one('IT', 'FR', 'Francia', 'Italia', 'XXA', ' DE '),
  cap: one(...places.map(({ cap }) => cap), '99999', '00000', '20 121', '90100'),
  provincia: one(...places.map(({ provincia }) => provincia), 'mi', 'MI ', 'VS', 'EE'),
  citta: one(...places.map(({ citta }) => citta), 'milano', 'MILANO', 'Bolzano - Bozen'),
  indirizzo: one("Via Roma, 10/A", 'C.so Vittorio Emanuele II 12 bis', "Piazza dell'Unita' 3", 'Strada Provinciale 12 km 3 SNC', 'Largo Augusto 1 int. 4', 'Via San Niccolò  5', 'Viale Europa s.n.c.', 'Via Manzoni', 'Roma 5', 'P.zza Roma 3', 'SP 12 km 3', 'Contrada Scura 3'),
  domicilio: one('residenza', 'altro'),
  sedeAmministrativa: one('sedeLegale', 'altro'),
  spedizioneCarta: one('residenza', 'domicilio', 'altro'),
  ragioneSociale: one("Giulia D'Angelo Ceramiche", 'Presente Assistenza', 'Rossi S.r.l.', 'Caffè Società', 'SNC di Mario', '3 M', 'Studio Bianchi & Figli'),
  partitaIva: one('00743110157', '007 431 101 57', 'IT00743110157', '01234567897', '12345678903', '00000000000'),
  dataCostituzione: one('01/02/2015', '1/2/2015', '01022015', '20/11/2026', '21/11/2026', '29/02/2016', '31/12/1899'),
  numAddetti: one('3', '0', '000', '999', '1000', ' 12 ', '1.5'),
  fatturato: one('120.000', '0', '1.250.000', '120000', '1,5', '999.999.999.999.999.9', '9999999999999999999999'),
  tipoSocieta: one('1##Ditta individuale', '2##Libero professionista', '5##Impresa agricola individuale', '1', '9##Altra'),
  settoreAttivita: one('C', 'K', 'A', 'Attività manifatturiere', 'Z', 'c'),
  codiceAteco: one('23.41', '62.10', '01.11', '23.41 - Fabbricazione di prodotti in ceramica', '99.99', '2341'),
  scopoRapporto: one('COMMERCIALE', 'PROFESSIONALE', 'Altro'),
  origineFondi: one('IMPRESA', 'LAVORO_AUTONOMO', 'RISPARMI', 'impresa'),
  professione: one('Ceramista', 'Perché no'),
  settoreEconomico: one('Artigianato', 'Commercio al dettaglio'),
  attivitaSvolta: one('Vasi', "Vendita d'abiti"),
  modIdentificazione: one('video_captcha_doc_2', 'video_captcha_1_doc_ps'),
  documento: one("Carta d'identita", 'Passaporto', 'Patente di guida', "Carta d'identità", 'PS'),
  numeroDocumento: number,
  cittaRilascio: issueCity,
  dataRilascio: issued,
  dataScadenza: expires,
  enteEmissione: issuer,
  secondoDocumento: one("Carta d'identita", 'Passaporto', 'Patente di guida', 'Tessera sanitaria', 'PS', 'CS'),
  numeroSecondoDocumento: number,
  cittaRilascioSecondoDocumento: issueCity,
  dataRilascioSecondoDocumento: issued,
  dataScadenzaSecondoDocumento: expires,
  enteEmissioneSecondoDocumento: issuer,
  signedContract: one('true', 'false'),
  nazione: country,
  regione: one('LOMBARDIA', 'Lombardia', "VALLE D'AOSTA", 'SICILIA', 'BAVIERA'),
  ...Object.fromEntries(businessQuestions.map((question) => [question.name, yesNo])),
  paeseRelazioniCommerciali: country,
  funzionePolitica: yesNo,
  tipologiaIncaricoPolitico: office,
  areaGeograficaSvolgimentoIncaricoPolitico: country,
  durataIncaricoCaricaPolitica: duration,
  conclusioneCaricaPolitica: month,
  funzionePoliticaLegame: yesNo,
  tipoLegame: one('Genitore', 'Coniuge', '1'),
  tipologiaIncaricoPoliticoLegame: office,
  areaGeograficaSvolgimentoIncaricoPoliticoLegame: country,
  durataIncaricoCaricaPoliticaLegame: duration,
  conclusioneCaricaPoliticaLegame: month,
  altroDescription: one('Attrezzature', 'Perché sì'),
  promoCode: one('BENVENUTO', ' benvenuto ', 'X'.repeat(60), 'X'.repeat(61)),
  codice: one('123456', '123 456', '123-456', '１２３４５６', '12345', '1234567'),
  password: one('Sicura-2026!', 'Sicura 2026!', 'Corta-1', 'Pàssword-2026'),
  confermaPassword: one('Sicura-2026!', 'Sicura-2026'),
}; // prettier-ignore

export const rightFor = (component: string): fc.Arbitrary<string> => {
  const values = right[component];
  if (!values) throw new Error(`Nothing is known of ${component}: give it right values`);
  return values;
};

export const anyRight = (): fc.Arbitrary<string> => fc.oneof(...Object.values(right));
