// Look-ups of the steps, and what they load of the questionnaire.
import type { Row } from './fourWays';
import { answered, fill, first, holds, inTurn, load, shows, titles } from './fourWaysActs';
import { always, beside, field, list, notice, usual } from './fourWaysPlaces';

export const lists: readonly Row[] = [
  {
    call: 'cittadinanze',
    when: 'when the personal data are shown',
    place: list,
    at: first('address-info'),
    trigger: load,
    meanwhile: fill('residenza.indirizzo', 'Via Cavour 10'),
    goesOn: inTurn(
      holds('cittadinanza.cittadinanza', 'Italia'),
      holds('residenza.indirizzo', 'Via Cavour 10'),
    ),
  },
  {
    call: 'tipiSocieta',
    when: 'when the business is shown',
    place: list,
    at: answered('self-certifications'),
    trigger: load,
    goesOn: holds('attivita.tipoSocieta', '1##Ditta individuale'),
  },
  {
    call: 'settoriAziende',
    when: 'when the business is shown',
    place: list,
    at: answered('self-certifications'),
    trigger: load,
    goesOn: holds('attivita.settoreAttivita', /manifattur/i),
  },
  {
    call: 'attivitaPerSettore',
    when: 'when the business is shown',
    place: list,
    at: answered('self-certifications'),
    trigger: load,
    goesOn: holds('attivita.codiceAteco', /^23\.41 ./),
  },
];

const unchecked = beside(always('Non riusciamo a verificare il CAP in questo momento.'));
/** A refusal speaks of the CAP itself: it is the applicant's to change. */
const refusedCap = field('residenza.cap', always('CAP non valido'), 'Continua');

export const capLookup: readonly Row[] = [
  {
    call: 'dettagliCap',
    when: 'when the CAP is whole',
    place: {
      ...unchecked,
      tells: (page, way) => (way === 'business' ? refusedCap : unchecked).tells(page, way),
    },
    order: ['http', 'timeout', 'network', 'business'],
    at: inTurn(
      first('address-info'),
      load,
      shows(titles['address-info']),
      fill('residenza.indirizzo', 'Via Cavour 10'),
    ),
    trigger: fill('residenza.cap', '00184'),
    again: { business: inTurn(fill('residenza.cap', ''), fill('residenza.cap', '00184')) },
    sends: ['00184'],
    goesOn: inTurn(holds('residenza.citta', 'Roma'), holds('residenza.indirizzo', 'Via Cavour 10')),
  },
];

export const questionnaire: readonly Row[] = [
  {
    call: 'questionnaireGet',
    when: 'when the questionnaire is loaded',
    place: notice(usual),
    at: answered('self-certifications'),
    trigger: load,
    goesOn: holds('attivita.tipoSocieta', '1##Ditta individuale'),
  },
];
