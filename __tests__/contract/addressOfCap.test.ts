import fc from 'fast-check';
import * as yup from 'yup';
import { addressFields } from '../../src/contract/rules/address';
import { collectErrors } from '../../src/contract/validate';

const schema = yup.object(addressFields);
const locality = fc.record({
  provincia: fc.constantFrom('MI', 'LO', 'RM'),
  localita: fc.constantFrom('Milano', 'Lodi', 'Roma'),
});
const localities = fc.option(fc.array(locality, { maxLength: 3 }), { nil: undefined });

it('[R5.3-02] province and city are right exactly where the CAP has them together', () => {
  fc.assert(
    fc.property(localities, locality, (known, { provincia, localita }) => {
      const errors = collectErrors(
        schema,
        { cap: '20100', provincia, citta: localita, indirizzo: 'Via Roma 1', nazione: 'ITALIA' },
        { today: '2026-11-22', lookups: { localities: () => known } },
      );
      const inProvince = known?.filter((one) => one.provincia === provincia) ?? [];
      const hasProvince = !known?.length || inProvince.length > 0;
      const hasCity = !inProvince.length || inProvince.some((one) => one.localita === localita);
      expect(errors).toEqual({
        ...(known?.length === 0 && { cap: 'CAP non valido' }),
        ...(!hasProvince && { provincia: 'Provincia non è valido' }),
        ...(!hasCity && { citta: 'Città non è valido' }),
      });
    }),
  );
});
