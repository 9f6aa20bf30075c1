import { lookups } from '../../../server/data/lookups';
import { emptyAddress } from '../../../src/contract/rules/address';
import { card } from '../../../src/contract/steps/card';
import { selfCertifications } from '../../../src/contract/steps/self-certifications';
import { addressInfo } from '../../../src/contract/steps/address-info';
import { collectErrors } from '../../../src/contract/validate';

const context = { today: '2026-11-21', lookups };

it.each([
  ['20121 MI Milano', ''],
  ["47121 FC Forli'", ''],
  ['12071 SV Massimino', ''],
  ['00000 MI Milano', 'spedizione.cap: CAP non valido'],
  ['20121 RM Milano', 'spedizione.provincia: Provincia non è valido'],
  ['20121 MI Roma', 'spedizione.citta: Città non è valido'],
  ['12071 CN Massimino', 'spedizione.citta: Città non è valido'],
])('[R5.3-01] of the address %j the table of CAPs says %j', (address, said) => {
  const [cap = '', provincia = '', citta = ''] = address.split(' ');
  const given = { ...emptyAddress, indirizzo: 'Via Roma 1', cap, provincia, citta };
  const values = { ...card.empty, spedizione: { ...given, spedizioneCarta: 'altro' } };
  const errors = Object.entries(collectErrors(card.schema, values, context));
  expect(errors.map(([path, message]) => `${path}: ${message}`).join()).toBe(said);
});

describe('choices against the lists they come from', () => {
  const good = {
    attivita: { tipoSocieta: '1##Ditta individuale', settoreAttivita: 'C', codiceAteco: '23.41' },
    rapporto: { scopoRapporto: 'COMMERCIALE', naturaRapporto: '', origineFondi: 'IMPRESA' },
  };
  it.each([
    [{}, []],
    [{ tipoSocieta: '99##Altro' }, ['attivita.tipoSocieta']],
    [{ settoreAttivita: 'ZZ' }, ['attivita.settoreAttivita']],
    [{ codiceAteco: '99.99' }, ['attivita.codiceAteco']],
    [{ codiceAteco: '62.10' }, ['attivita.codiceAteco']],
  ])('[R5.5-01] activity with %j', (change, refused) => {
    const values = { ...good, attivita: { ...good.attivita, ...change } };
    expect(Object.keys(collectErrors(selfCertifications.schema, values, context))).toEqual(refused);
  });
  it('[R5.5-01] purpose and origin of funds', () => {
    const values = { ...good, rapporto: { ...good.rapporto, scopoRapporto: 'x', origineFondi: 'y' } };
    expect(collectErrors(selfCertifications.schema, values, context)).toEqual({
      'rapporto.scopoRapporto': 'Scopo del rapporto non è valido',
      'rapporto.origineFondi': 'Origine dei fondi non è valido',
    });
  });
  it.each([
    ['FR', undefined],
    ['Francia', undefined],
    ['Atlantide', 'Cittadinanza non è valido'],
  ])('citizenship %s', (cittadinanza, message) => {
    const values = { ...addressInfo.empty, cittadinanza: { cittadinanza } };
    const errors = collectErrors(addressInfo.schema, values, context);
    expect(errors['cittadinanza.cittadinanza']).toBe(message);
  });
});
