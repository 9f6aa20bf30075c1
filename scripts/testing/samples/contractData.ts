import { emptyAnswers } from '../../../src/contract/questionnaire';
import { readBrand } from '../../../server/brand';
import { printedBrand } from '../../../server/pdf/printedBrand';
import type { ContractData, ContractKind } from '../../../server/pdf/data';

const milan = {
  cap: '20121',
  provincia: 'MI',
  citta: 'Milano',
  indirizzo: 'Via Alessandro Manzoni 12',
  nazione: 'ITALIA',
};

export const sampleData = (kind: ContractKind, changes: Partial<ContractData> = {}): ContractData => ({
  kind,
  guid: '3f9c1d7ab24e4c0f9a6b5d8e7c2f1a04',
  barCode: '4820175936604417',
  at: new Date('2026-11-21T09:30:00Z'),
  brand: printedBrand(readBrand()),
  legalLine:
    'Istituto Esempio S.p.A. · Sede legale in Via dell’Esempio 1, 00100 Roma · Capitale sociale 1.000.000 € i.v. · Registro delle imprese e P. IVA 01234567897',
  contact: {
    anagrafica: { nome: 'Niccolò Żółć', cognome: 'D’Àngelo Őrményi', cf: 'RSSMRA85T10A562S' },
    email: { email: 'niccolo.dangelo.con.un.indirizzo.davvero.lungo@posta-elettronica.example.it', validateEmail: 'true' },
    cellulare: { cellulare: '3331234567', prefisso: '+39', otpCellulare: 'true' },
    credenziali: { password: '', confermaPassword: '' },
    consensi: { consensoPrivacy: 'selected', consensoInformativa: 'selected' },
  },
  address: {
    cittadinanza: { cittadinanza: 'IT' },
    residenza: milan,
    domicilio: { domicilio: 'altro', cap: '00184', provincia: 'RM', citta: 'Roma', indirizzo: 'Viale della Libertà 101/B', nazione: 'ITALIA' },
    codiceFiscale: { nome: 'Niccolò', cognome: 'D’Àngelo', data: '10/12/1985', sesso: 'M', citta: 'San Giuliano Terme', provincia: 'PI', cf: 'RSSMRA85T10A562S' },
  },
  company: {
    azienda: {
      ragioneSociale:
        'Officina Creativa di Niccolò D’Àngelo Őrményi – progettazione, comunicazione visiva, consulenza informatica e formazione per l’artigianato, il commercio e la piccola ristorazione di qualità',
      partitaIva: '01234567897', dataCostituzione: '15/03/2019', numAddetti: '3', fatturato: '1.250.000',
      codiceAteco: '62.10', tipoSocieta: '1', settoreAttivita: '62', codiceTipoSoggetto: '1048',
      sottotipoSoggetto: 'Ditta Individuale', risultatoEconomico: '0', totaleBilancioAnnuo: '0', dataChiusuraBilancio: '',
    },
    contattiAzienda: { pec: 'officina@pec.example.it', prefisso: '+39', telefonoAziendale: '0212345678' },
    sedeLegale: { ...milan, cap: '24121', provincia: 'BG', citta: 'Bergamo', indirizzo: 'Via XX Settembre 7' },
    sedeAmministrativa: { sedeAmministrativa: 'sedeLegale', cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' },
  },
  activity: {
    attivita: { tipoSocieta: '1##Ditta individuale', settoreAttivita: '62', codiceAteco: '62.10' },
    rapporto: { scopoRapporto: 'PROF', naturaRapporto: 'CONT', origineFondi: 'AUT' },
  },
  card: { spedizione: { spedizioneCarta: 'domicilio', cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' }, carta: { visioneDocumentazione: 'selected', cartaFisica: 'selected' } },
  answers: {
    ...emptyAnswers,
    regione: 'LOMBARDIA', relazioniCommerciali: 'true', paeseRelazioniCommerciali: 'FRANCIA', appaltoGare: 'true',
    funzionePolitica: 'true', tipologiaIncaricoPolitico: 'SIN', areaGeograficaSvolgimentoIncaricoPolitico: 'ITALIA',
    durataIncaricoCaricaPolitica: 'conclusa', conclusioneCaricaPolitica: '05/2025',
    funzionePoliticaLegame: 'true', tipoLegame: 'CON', tipologiaIncaricoPoliticoLegame: 'SIN',
    areaGeograficaSvolgimentoIncaricoPoliticoLegame: 'ITALIA', durataIncaricoCaricaPoliticaLegame: 'in corso',
    acquistiOnline: true, trasferimentiUE: true, altro: true, altroDescription: 'Attrezzature per l’officina',
  },
  words: {
    tipoSocieta: 'Ditta individuale', settoreAttivita: 'Attività di programmazione e consulenza informatica',
    codiceAteco: '62.10 – Attività di programmazione informatica', scopoRapporto: 'Uso commerciale o professionale',
    naturaRapporto: 'Rapporto continuativo', origineFondi: 'Reddito da lavoro autonomo', regione: 'Lombardia',
    tipologiaIncaricoPolitico: 'Sindaco di capoluogo di provincia', tipologiaIncaricoPoliticoLegame: 'Sindaco di capoluogo di provincia',
    tipoLegame: 'Coniuge', cittadinanza: 'Italia',
  },
  consents: [
    { description: 'Informativa sulla privacy', textVersion: '1.0', at: new Date('2026-11-20T16:05:00Z') },
    { description: 'Foglio informativo', textVersion: '1.0', at: new Date('2026-11-20T16:05:00Z') },
  ],
  ...changes,
}); // prettier-ignore
