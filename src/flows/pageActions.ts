/** Actions that the first screen needs too. `actions.ts` adds those of the steps, which load later. */
import { createAction } from '@reduxjs/toolkit';

/**
 * Loads product info, the current step, customer and invitation. Dispatched once the page has loaded. `anew`:
 * the applicant begins again, so the end of an earlier session is not reported. `guid`: the request that the
 * applicant had here a moment ago, which its code opens.
 */
export const bootstrapRequested = createAction<{ readonly anew?: true; readonly guid?: string } | undefined>(
  'bootstrap/requested',
);
/** Opens another entry point ('/', '/resume', '/status') as if the page had been loaded there. */
export const restartRequested = createAction<string>('bootstrap/restartRequested');

/** 'Riprendi la richiesta' after a call was refused because the session has ended. */
export const reopenRequested = createAction('session/reopenRequested');

export const sessionExtensionRequested = createAction('session/extensionRequested');

export const backRequested = createAction('onboarding/backRequested');
/** Goes to the previous step, from any sub-page. */
export const previousStepRequested = createAction('onboarding/previousStepRequested');
/** Goes back to the form with names and tax code, which the personal step shows. */
export const personCorrectionRequested = createAction('onboarding/personCorrectionRequested');
/** `field`: what takes the focus there, 'email.email'. */
export const subPageRequested = createAction(
  'navigation/subPageRequested',
  (subPage: number, field?: string) => ({
    payload: subPage,
    meta: field === undefined ? {} : { field },
  }),
);
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
