import { shownAmount } from '../../src/contract/amountText';
import { fields, half, heading, note, paragraph, wide, type Block, type DocumentModel } from './blocks';
import type { ContractData } from './data';
import { signature } from './signature';
import {
  addressLine,
  dateInRome,
  fullName,
  NOT_GIVEN,
  orNotGiven,
  phoneText,
  timeInRome,
} from './formatting';

const OTHER = 'altro';

const parties = ({ legalLine, contact, company }: ContractData): Block =>
  fields(
    wide('Fornitore', legalLine),
    wide('Titolare', `${fullName(contact)}, codice fiscale ${contact.anagrafica.cf}`),
    wide('Ditta', `${company.azienda.ragioneSociale}, partita IVA ${company.azienda.partitaIva}`),
  );

const person = ({ contact, address: { codiceFiscale, cittadinanza, residenza, domicilio }, words }: ContractData): Block => {
  const birthplace = codiceFiscale.citta && `${codiceFiscale.citta}${codiceFiscale.provincia && ` (${codiceFiscale.provincia})`}`;
  return fields(
    half('Nome', contact.anagrafica.nome),
    half('Cognome', contact.anagrafica.cognome),
    half('Codice fiscale', contact.anagrafica.cf),
    half('Cittadinanza', orNotGiven(words['cittadinanza'] ?? cittadinanza.cittadinanza)),
    half('Data di nascita', orNotGiven(codiceFiscale.data)),
    half('Luogo di nascita', orNotGiven(birthplace)),
    half('Email', contact.email.email),
    half('Cellulare', phoneText(contact.cellulare.prefisso, contact.cellulare.cellulare)),
    wide('Residenza', addressLine(residenza)),
    wide('Domicilio', domicilio.domicilio === OTHER ? addressLine(domicilio) : 'Coincide con la residenza'),
  );
}; // prettier-ignore

const companyFields = ({ company: { azienda, contattiAzienda, sedeLegale, sedeAmministrativa } }: ContractData): Block =>
  fields(
    wide('Ragione sociale', azienda.ragioneSociale),
    half('Partita IVA', azienda.partitaIva),
    half('Forma giuridica', azienda.sottotipoSoggetto),
    half('Data di costituzione', azienda.dataCostituzione),
    half('Numero di addetti', azienda.numAddetti),
    half('Fatturato annuo', azienda.fatturato ? `${shownAmount(azienda.fatturato)} €` : NOT_GIVEN),
    half('PEC', contattiAzienda.pec || 'Non indicata'),
    half(
      'Telefono aziendale',
      contattiAzienda.telefonoAziendale
        ? phoneText(contattiAzienda.prefisso, contattiAzienda.telefonoAziendale)
        : NOT_GIVEN,
    ),
    wide('Sede legale', addressLine(sedeLegale)),
    wide(
      'Sede amministrativa',
      sedeAmministrativa.sedeAmministrativa === OTHER
        ? addressLine(sedeAmministrativa)
        : 'Coincide con la sede legale',
    ),
  ); // prettier-ignore

const shippingAddress = ({
  card: { spedizione },
  address: { residenza, domicilio },
}: ContractData): string => {
  if (spedizione.spedizioneCarta === OTHER) return addressLine(spedizione);
  const isDomicile = spedizione.spedizioneCarta === 'domicilio' && domicilio.domicilio === OTHER;
  return addressLine(isDomicile ? domicilio : residenza);
};

const cardFields = (data: ContractData): Block =>
  fields(
    half('Prodotto', data.brand.card),
    half('Costo di spedizione', data.brand.shippingCost),
    wide('Indirizzo di spedizione', shippingAddress(data)),
  );

const consents = ({ consents: given }: ContractData): Block => ({
  kind: 'list',
  items: given.map(
    ({ description, textVersion, at }) =>
      `${description}: testo versione ${textVersion}, ${dateInRome(at)} ore ${timeInRome(at)}.`,
  ),
});

/** Entry 1 of the contract list. */
export const contractModel = (data: ContractData): DocumentModel => {
  const { account, conditions } = data.brand;
  const { version, notice, articles } = conditions;
  return {
    title: `Contratto di ${account} con carta`,
    lead: 'Richiesta di apertura di un conto di pagamento con carta, riservata a ditte individuali e liberi professionisti.',
    blocks: [
    heading('Parti'),
    parties(data),
    heading('Dati del titolare'),
    person(data),
    heading('Dati dell’azienda'),
    companyFields(data),
    heading('Carta e spedizione'),
    cardFields(data),
    heading('Condizioni del contratto'),
    ...(notice === undefined ? [] : [note(notice)]),
    ...articles.map(
      ({ title, paragraphs }, place): Block => ({
        kind: 'article',
        title: `Art. ${place + 1}. ${title}`,
        paragraphs,
      }),
    ),
    paragraph(`Testo delle condizioni: versione ${version}.`),
    ...(data.consents.length > 0
      ? [
          heading('Presa d’atto e consensi'),
          paragraph('Il titolare ha preso atto dei seguenti testi, messi a sua disposizione durante la richiesta:'),
          consents(data),
        ]
      : []),
    heading('Firma'),
    signature(data),
  ], // prettier-ignore
  };
};
