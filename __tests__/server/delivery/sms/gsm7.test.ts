import fc from 'fast-check';
import { signatureSmsText, smsText } from '../../../../server/codes/messages';
import { fitsGsm, isOneSms, toGsm } from '../../../../server/delivery/sms/gsm7';

const code = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));

it('[R2.4-07] the text of every code is one SMS with the code first, whatever the provider is called', () => {
  const provider = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(code, provider, (digits, name) => {
      const text = smsText(digits, name);
      expect(isOneSms(text)).toBe(true);
      expect(text.startsWith(`${digits} è il tuo codice`)).toBe(true);
      const signing = signatureSmsText(digits, name);
      expect(isOneSms(signing)).toBe(true);
      expect(signing.startsWith(`${digits} è il codice per firmare questionario e contratto`)).toBe(true);
    }),
  );
});

it('any text is written in the alphabet of GSM, and what fits stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const simple = toGsm(text);
      expect(fitsGsm(simple)).toBe(true);
      expect(toGsm(simple)).toBe(simple);
    }),
  );
  expect(toGsm('Società «L’Università» – È qui… 100 €')).toBe("Società L'Università - E qui... 100 €");
});

it('a character that needs an escape takes the room of two', () => {
  expect([isOneSms('a'.repeat(160)), isOneSms('a'.repeat(161))]).toEqual([true, false]);
  expect([isOneSms('€'.repeat(80)), isOneSms('€'.repeat(81)), isOneSms('ç')]).toEqual([true, false, false]);
});
