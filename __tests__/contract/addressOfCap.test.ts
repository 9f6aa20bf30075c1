import fc from 'fast-check';
import * as yup from 'yup';
import { addressFields } from '../../src/contract/rules/address';
import { collectErrors } from '../../src/contract/validate';

const schema = yup.object(addressFields);
const provinces = ['MI', 'LO', 'RM'] as const;
const towns = ['Milano', 'Lodi', 'Roma'] as const;

const locality = fc.record({ provincia: fc.constantFrom(...provinces), localita: fc.constantFrom(...towns) });

it('[R5.3-02] province and city are right exactly where the CAP has them together', () => {
  fc.assert(
    fc.property(
      fc.option(fc.array(locality, { minLength: 1, maxLength: 3 }), { nil: undefined }),
      locality,
      (known, { provincia, localita }) => {
        const errors = collectErrors(
          schema,
          { cap: '20100', provincia, citta: localita, indirizzo: 'Via Roma 1', nazione: 'ITALIA' },
          { today: '2026-11-22', lookups: { localities: () => known } },
        );
        const inProvince = known?.filter((one) => one.provincia === provincia) ?? [];
        const hasProvince = known === undefined || inProvince.length > 0;
        const hasCity = !inProvince.length || inProvince.some((one) => one.localita === localita);
        expect(errors).toEqual({
          ...(!hasProvince && { provincia: 'Provincia non è valido' }),
          ...(!hasCity && { citta: 'Città non è valido' }),
        });
      },
    ),
  );
});

it('[R5.3-02] a CAP without a locality is the only error of its address', () => {
  const values = {
    cap: '00000',
    provincia: 'MI',
    citta: 'Milano',
    indirizzo: 'Via Roma 1',
    nazione: 'ITALIA',
  };
  const context = { today: '2026-11-22', lookups: { localities: () => [] } };
  expect(collectErrors(schema, values, context)).toEqual({ cap: 'CAP non valido' });
});
