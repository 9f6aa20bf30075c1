import fc from 'fast-check';
import { contactPages } from '../../../src/contract/steps/table';
import { allowedPage, contactPageOf } from '../../../src/flows/navigation/subPages';
import { component, widget } from '../support';

const status = fc.constantFrom('', 'pending', 'valid');
/** As the service confirms them: the e-mail address before the phone, the phone before the password. */
const confirmations = fc
  .record({ email: status, phone: status, hasPassword: fc.boolean() })
  .map(({ email, phone, hasPassword }) => {
    const phoneNow = email === 'valid' ? phone : '';
    return { email, phone: phoneNow, password: hasPassword && phoneNow === 'valid' ? 'valid' : '' };
  });
const page = fc.integer({ min: -2, max: 9 });

it('[R4.3-01] whatever page is asked for, none beyond the confirmations is shown, and none of a confirmed code', () => {
  fc.assert(
    fc.property(confirmations, page, page, ({ email, phone, password }, wanted, current) => {
      const widgets = [
        widget('email', [component('validateEmail', '', { status: email })]),
        widget('cellulare', [component('otpCellulare', '', { status: phone })]),
        widget('credenziali', [component('password', '', { status: password })]),
      ];
      const shown = allowedPage('contact-info', widgets, { wanted, current });
      const reached = contactPageOf(widgets);
      expect(shown).toBeGreaterThanOrEqual(contactPages.intro);
      expect(shown).toBeLessThanOrEqual(Math.max(reached, contactPages.info));
      if (email === 'valid') expect(shown).not.toBe(contactPages.verifyEmail);
      if (phone === 'valid') expect(shown).not.toBe(contactPages.verifyPhone);
      if (password === 'valid') expect(shown).toBe(contactPages.passwordOk);
    }),
    { numRuns: 1000 },
  );
});
