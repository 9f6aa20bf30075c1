import fc from 'fast-check';
import { plainTaxCode } from '../../src/contract/omocodia';
import { taxCodeForms } from '../fixtures/taxCodeForms';
import { sampleApplicant } from '../../src/contract/samples/applicant';
import { checkCharacter } from '../../src/contract/taxCode';
import { withoutOmocodia } from '../../src/contract/taxCodeDigits';

const codes = fc.nat({ max: 5000 }).map((number) => sampleApplicant(number).cf);

it('[R5.1-01] every form of a tax code has a right check character and the same plain code', () => {
  fc.assert(
    fc.property(codes, fc.nat({ max: 127 }), (cf, place) => {
      const forms = taxCodeForms(cf);
      expect(new Set(forms).size).toBe(128);
      expect(forms).toContain(cf);
      const form = forms[place] ?? '';
      expect(form[15]).toBe(checkCharacter(form.slice(0, 15)));
      expect(withoutOmocodia(form).slice(0, 15)).toBe(plainTaxCode(cf).slice(0, 15));
      expect([plainTaxCode(form), [...taxCodeForms(form)].sort()]).toEqual([
        plainTaxCode(cf),
        [...forms].sort(),
      ]);
    }),
    { numRuns: 50 },
  );
});

it('a text that is no tax code has itself alone', () => {
  for (const text of ['', 'ABC', '01234567890', 'RSSMRA80A01H501']) expect(plainTaxCode(text)).toBe(text);
});
