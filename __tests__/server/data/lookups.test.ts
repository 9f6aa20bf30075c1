import { lookups } from '../../../server/data/lookups';
import { emptyAddress } from '../../../src/contract/rules/address';
import { card } from '../../../src/contract/steps/card';
import { selfCertifications } from '../../../src/contract/steps/self-certifications';
import { addressInfo } from '../../../src/contract/steps/address-info';
import { collectErrors } from '../../../src/contract/validate';

const context = { today: '2026-11-21', lookups };

const errorsOfAddress = (address: Readonly<Record<string, string>>) =>
  collectErrors(
    card.schema,
    {
      ...card.empty,
      spedizione: { ...emptyAddress, indirizzo: 'Via Roma 1', ...address, spedizioneCarta: 'altro' },
    },
    context,
  );

describe('an address against the table of CAPs', () => {
  it.each([
    [{ cap: '20121', provincia: 'MI', citta: 'Milano' }, {}],
    [{ cap: '20121', provincia: 'mi', citta: 'MILANO' }, {}],
    [{ cap: '47121', provincia: 'FC', citta: "Forli'" }, {}],
    [{ cap: '47121', provincia: 'FC', citta: 'Forlì' }, {}],
    [{ cap: '00000', provincia: 'MI', citta: 'Milano' }, { 'spedizione.cap': 'CAP non valido' }],
    [
      { cap: '20121', provincia: 'RM', citta: 'Milano' },
      { 'spedizione.provincia': 'Provincia non è valido' },
    ],
    [{ cap: '20121', provincia: 'MI', citta: 'Roma' }, { 'spedizione.citta': 'Città non è valido' }],
    [{ cap: '12071', provincia: 'CN', citta: 'Bagnasco' }, {}],
    [{ cap: '12071', provincia: 'SV', citta: 'Massimino' }, {}],
    [{ cap: '12071', provincia: 'CN', citta: 'Massimino' }, { 'spedizione.citta': 'Città non è valido' }],
  ])('[R5.3-01] judges %j', (address, errors) => {
    expect(errorsOfAddress(address)).toEqual(errors);
  });
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
  it('citizenship, by its key or its name', () => {
    const verdict = (cittadinanza: string) =>
      collectErrors(addressInfo.schema, { ...addressInfo.empty, cittadinanza: { cittadinanza } }, context)[
        'cittadinanza.cittadinanza'
      ];
    expect(verdict('FR')).toBeUndefined();
    expect(verdict('Francia')).toBeUndefined();
    expect(verdict('Atlantide')).toBe('Cittadinanza non è valido');
  });
});
