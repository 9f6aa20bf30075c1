import { handoffLink } from '../../../src/flows/handoff/handoffLink';
import { restoreHandoffDraft } from '../../../src/flows/handoff/watchPhone';
import type { StepSlug } from '../../../src/contract/steps/table';
import { openHandoffDraft, sealHandoffDraft } from '../../../src/state/handoffDraft';
import { readHandoffFragment } from '../../../src/state/handoffFragment';
import type { RootState } from '../../../src/state/root';
import { flow, onStep, step } from '../support';

const request = { guid: 'guid-1', contactId: 'contact-1' };
const draft = { documento: { documento: 'Passaporto', numeroDocumento: 'YA1234567' } };
const search = '?promoCode=BENVENUTO&utm_source=ads';

it('[R2.1-04] [R2.1-11] leads to the request with the query of the landing address', async () => {
  const link = await handoffLink({ request, search, draft: undefined, received: {} });
  expect(link).toBe('http://localhost/resume/guid-1?promoCode=BENVENUTO&utm_source=ads');
});

it('[R2.1-04] brings along the typed values, sealed, behind the #', async () => {
  const link = new URL(await handoffLink({ request, search, draft, received: {} }));
  expect(link.pathname + link.search).toBe(`/resume/guid-1${search}`);
  expect(link.href).not.toContain('contact-1');
  expect(await openHandoffDraft(link.hash.slice(1), request)).toEqual(draft);
});

it('[R2.1-04] a query that would make the code too fine leaves behind the typed values', async () => {
  const long = `?utm_campaign=${'x'.repeat(420)}`;
  const link = await handoffLink({ request, search: long, draft, received: {} });
  expect(link).toBe(`http://localhost/resume/guid-1${long}`);
});

it('[R2.1-04] a query that is too long by itself stays behind: the service restores it from the request', async () => {
  const long = `?utm_campaign=${'x'.repeat(600)}`;
  const link = await handoffLink({ request, search: long, draft: undefined, received: {} });
  expect(link).toBe('http://localhost/resume/guid-1');
});

describe('on the phone', () => {
  const sealedBy = (other = {}) => sealHandoffDraft(draft, {}, { ...request, ...other });
  const arriveWith = async (fragment: string, slug: StepSlug = 'identification') => {
    window.history.replaceState(null, '', `/resume/guid-1#${fragment}`);
    readHandoffFragment();
    window.history.replaceState(null, '', '/');
    const { test } = flow(restoreHandoffDraft, onStep(slug), {}, step(slug, request));
    const { storeState } = await test.run();
    return (storeState as RootState).drafts;
  };

  it('[R2.1-04] values typed on the computer are there when the step is', async () => {
    expect(await arriveWith(await sealedBy())).toEqual({ identification: draft });
  });

  it('[R2.1-04] nothing comes of what another request has sealed, of a link without anything, at another step', async () => {
    expect(await arriveWith(await sealedBy({ contactId: 'other' }))).toEqual({});
    expect(await arriveWith('')).toEqual({});
    expect(await arriveWith(await sealedBy(), 'card')).toEqual({});
  });
});
