import { addressErrors } from '../../../server/domain/addresses';

describe('an address against the table of CAPs', () => {
  it.each([
    [{ cap: '20121', provincia: 'MI', citta: 'Milano' }, {}],
    [{ cap: '20121', provincia: 'mi', citta: 'MILANO' }, {}],
    [{ cap: '47121', provincia: 'FC', citta: "Forli'" }, {}],
    [{ cap: '47121', provincia: 'FC', citta: 'Forlì' }, {}],
    [{ cap: '00000', provincia: 'MI', citta: 'Milano' }, { cap: 'CAP non valido' }],
    [{ cap: '20121', provincia: 'RM', citta: 'Milano' }, { provincia: 'Provincia non è valido' }],
    [{ cap: '20121', provincia: 'MI', citta: 'Roma' }, { citta: 'Città non è valido' }],
  ])('[R5.3-01] judges %j', (address, errors) => {
    expect(addressErrors(address)).toEqual(errors);
  });

  it('takes each locality of a CAP that spans two provinces with its own', () => {
    expect(addressErrors({ cap: '12071', provincia: 'CN', citta: 'Bagnasco' })).toEqual({});
    expect(addressErrors({ cap: '12071', provincia: 'SV', citta: 'Massimino' })).toEqual({});
    expect(addressErrors({ cap: '12071', provincia: 'CN', citta: 'Massimino' })).toEqual({
      citta: 'Città non è valido',
    });
  });
});
