import { handoffLink } from '../../../src/flows/handoff/handoffLink';
import { openTyped } from '../../../src/state/handoffDraft';

const request = { guid: 'guid-1', contactId: 'contact-1' };
const draft = { documento: { documento: 'Passaporto', numeroDocumento: 'YA1234567' } };
const search = '?promoCode=BENVENUTO&utm_source=ads';

it('[R2.1-04] [R2.1-11] leads to the request with the query of the landing address', async () => {
  const link = await handoffLink({ request, search, draft: undefined, received: {} });
  expect(link).toBe('http://localhost/resume/guid-1?promoCode=BENVENUTO&utm_source=ads');
});

it('[R2.1-04] brings along what was typed, sealed, behind the #', async () => {
  const link = new URL(await handoffLink({ request, search, draft, received: {} }));
  expect(link.pathname + link.search).toBe(`/resume/guid-1${search}`);
  expect(link.href).not.toContain('contact-1');
  expect(await openTyped(link.hash.slice(1), request)).toEqual(draft);
});

it('[R2.1-04] a query that would make the code too fine leaves behind what was typed', async () => {
  const long = `?utm_campaign=${'x'.repeat(420)}`;
  const link = await handoffLink({ request, search: long, draft, received: {} });
  expect(link).toBe(`http://localhost/resume/guid-1${long}`);
});

it('[R2.1-04] a query that is too long by itself stays behind: the service restores it from the request', async () => {
  const long = `?utm_campaign=${'x'.repeat(600)}`;
  const link = await handoffLink({ request, search: long, draft: undefined, received: {} });
  expect(link).toBe('http://localhost/resume/guid-1');
});
