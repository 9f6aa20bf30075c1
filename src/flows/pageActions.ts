/** What any page asks for, the first one included; `actions.ts` has these and the steps' own. */
import { createAction } from '@reduxjs/toolkit';

/** Product info, current step, customer and invitation; the first thing after the page has loaded. */
export const bootstrapRequested = createAction('bootstrap/requested');
/** To another entrance, loaded as the first page is: '/' for the request, '/resume', '/status'. */
export const restartRequested = createAction<string>('bootstrap/restartRequested');

/** One sub-page back, or the previous step from a step's first page. */
export const backRequested = createAction('onboarding/backRequested');
/** The step before the current one, wherever in it the applicant is. */
export const previousStepRequested = createAction('onboarding/previousStepRequested');
export const subPageRequested = createAction<number>('navigation/subPageRequested');
/** The browser's own Back, Forward or a link moved the address. */
export const locationChanged = createAction<{
  readonly path: string;
  readonly subPage: number;
  readonly direction: 'back' | 'forward' | 'other';
}>('navigation/locationChanged');

/** What a step needs beside itself; asked for by the flows, and again by 'Riprova'. */
export const invitationRequested = createAction('invitation/requested');
export const customerRequested = createAction('customer/requested');
export const contractsRequested = createAction('contract/listRequested');
