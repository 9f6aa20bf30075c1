import fc from 'fast-check';
import { contactPages } from '../../../src/contract/steps/table';
import type { Widget } from '../../../src/contract/wire';
import { pageOfErrors } from '../../../src/flows/navigation/pageOfErrors';
import { allowedPage, contactPageOf, landingPage, returnPage } from '../../../src/flows/navigation/subPages';
import { component, widget } from '../support';

const contact = (email: string, phone = '', password = ''): Widget[] => [
  widget('email', [component('validateEmail', '', { status: email })]),
  widget('cellulare', [component('otpCellulare', '', { status: phone })]),
  widget('credenziali', [component('password', '', { status: password })]),
];

describe('where contact-info is', () => {
  it.each([
    [0, []],
    [0, contact('')],
    [2, contact('pending')],
    [3, contact('valid')],
    [4, contact('valid', 'pending')],
    [5, contact('valid', 'valid')],
    [6, contact('valid', 'valid', 'valid')],
    // Another window has changed the address, or the number, after the password.
    [2, contact('pending', 'valid', 'valid')],
    [4, contact('valid', 'pending', 'valid')],
  ])('page %d', (page, widgets) => {
    expect(landingPage('contact-info', widgets)).toBe(page);
    expect(returnPage('contact-info', widgets)).toBe(page);
  });
});

describe('which sub-page may be shown', () => {
  const page = (widgets: readonly Widget[], wanted: number, current: number) =>
    allowedPage('contact-info', widgets, { wanted, current });

  it('steps over a code that was confirmed, in the direction of travel', () => {
    expect(page(contact('valid'), 2, 3)).toBe(1);
    expect(page(contact('valid'), 2, 1)).toBe(3);
    expect(page(contact('valid', 'valid'), 4, 5)).toBe(3);
    expect(page(contact('valid', 'valid'), 4, 3)).toBe(5);
  });
  it('stays within the step', () => {
    expect(allowedPage('identification', [], { wanted: 9, current: 0 })).toBe(2);
    expect(allowedPage('identification', [], { wanted: -1, current: 0 })).toBe(0);
    expect(allowedPage('card', [], { wanted: 1, current: 0 })).toBe(0);
    expect(returnPage('self-certifications', [])).toBe(1);
    expect(landingPage('self-certifications', [])).toBe(0);
  });
});

describe('the page of an error', () => {
  it.each([
    ['contact-info', 'cellulare.cellulare', 6, 3],
    ['contact-info', 'email.validateEmail', 6, 1],
    ['self-certifications', 'rapporto.scopoRapporto', 1, 0],
    ['contact-info', 'consensi', 6, 1],
    ['self-certifications', 'questionario.regione', 1, 0],
    ['self-certifications', 'questionario.vendoOro', 1, 1],
    ['identification', 'video.docVideoCaptcha', 2, 0],
    ['identification', 'unknown.field', 2, 2],
    ['card', 'spedizione.cap', 0, 0],
  ] as const)('%s %s seen from %d is %d', (slug, path, current, page) => {
    expect(pageOfErrors(slug, [path], current)).toBe(page);
  });
  it('is the first of several, from which the others follow', () => {
    expect(pageOfErrors('identification', ['video.x', 'secondoDocumento.y'], 2)).toBe(0);
    expect(pageOfErrors('identification', ['secondoDocumento.y', 'documento'], 0)).toBe(1);
  });
});

const status = fc.constantFrom('', 'pending', 'valid');
/** In any order: an address or number may be changed after the later ones were confirmed. */
const confirmations = fc
  .record({ email: status, phone: status, hasPassword: fc.boolean() })
  .map(({ email, phone, hasPassword }) => ({ email, phone, password: hasPassword ? 'valid' : '' }));
const page = fc.integer({ min: -2, max: 9 });

it('[R4.3-01] whatever page is asked for, none beyond the confirmations is shown, and none of a confirmed code', () => {
  fc.assert(
    fc.property(confirmations, page, page, ({ email, phone, password }, wanted, current) => {
      const widgets = contact(email, phone, password);
      const shown = allowedPage('contact-info', widgets, { wanted, current });
      const reached = contactPageOf(widgets);
      expect(shown).toBeGreaterThanOrEqual(contactPages.intro);
      expect(shown).toBeLessThanOrEqual(Math.max(reached, contactPages.info));
      if (email === 'valid') expect(shown).not.toBe(contactPages.verifyEmail);
      if (phone === 'valid') expect(shown).not.toBe(contactPages.verifyPhone);
      if (email === 'pending') expect(shown).toBeLessThanOrEqual(contactPages.verifyEmail);
      else if (phone === 'pending') expect(shown).toBeLessThanOrEqual(contactPages.verifyPhone);
      else if (password === 'valid') expect(shown).toBe(contactPages.passwordOk);
    }),
    { numRuns: 1000 },
  );
});
