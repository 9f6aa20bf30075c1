/** Actions that the first screen needs too. `actions.ts` adds those of the steps, which load later. */
import { createAction } from '@reduxjs/toolkit';

/**
 * Loads product info, the current step, customer and invitation. Dispatched once the page has loaded. `anew`:
 * the applicant begins again, so the end of an earlier session is not reported.
 */
export const bootstrapRequested = createAction<{ readonly anew: true } | undefined>('bootstrap/requested');
/** Opens another entry point ('/', '/resume', '/status') as if the page had been loaded there. */
export const restartRequested = createAction<string>('bootstrap/restartRequested');

/** 'Riprendi la richiesta' where a call was told that the session has ended. */
export const reopenRequested = createAction('session/reopenRequested');

/** One sub-page back, or the previous step from a step's first page. */
export const backRequested = createAction('onboarding/backRequested');
/** Goes to the previous step, from any sub-page. */
export const previousStepRequested = createAction('onboarding/previousStepRequested');
/** Goes back to the form with names and tax code, which the personal step shows. */
export const personCorrectionRequested = createAction('onboarding/personCorrectionRequested');
export const subPageRequested = createAction<number>('navigation/subPageRequested');
/** The address was changed by the browser's Back or Forward, or by a link. */
export const locationChanged = createAction<{
  readonly path: string;
  readonly subPage: number;
  readonly direction: 'back' | 'forward' | 'other';
}>('navigation/locationChanged');

/** Loads data that a step needs. Dispatched by flows, and by 'Riprova'. */
export const invitationRequested = createAction('invitation/requested');
export const customerRequested = createAction('customer/requested');
export const contractsRequested = createAction('contract/listRequested');
