/** Actions that the first screen needs too. `actions.ts` adds those of the steps, which load later. */
import { createAction } from '@reduxjs/toolkit';

/**
 * `anew`: the applicant begins again, so the end of an earlier session is not reported. `guid`: the request
 * that the applicant had here a moment ago, which its code opens.
 */
export const bootstrapRequested = createAction<{ readonly anew?: true; readonly guid?: string } | undefined>(
  'bootstrap/requested',
);
export const restartRequested = createAction<string>('bootstrap/restartRequested');

export const reopenRequested = createAction('session/reopenRequested');

export const sessionExtensionRequested = createAction('session/extensionRequested');

export const backRequested = createAction('onboarding/backRequested');
/** From any sub-page, unlike `backRequested`. */
export const previousStepRequested = createAction('onboarding/previousStepRequested');
export const personCorrectionRequested = createAction('onboarding/personCorrectionRequested');
/** `field`: what takes the focus there, 'email.email'. */
export const subPageRequested = createAction(
  'navigation/subPageRequested',
  (subPage: number, field?: string) => ({
    payload: subPage,
    meta: field === undefined ? {} : { field },
  }),
);
export const locationChanged = createAction<{
  readonly path: string;
  readonly subPage: number;
  readonly direction: 'back' | 'forward' | 'other';
}>('navigation/locationChanged');

export const invitationRequested = createAction('invitation/requested');
export const customerRequested = createAction('customer/requested');
export const contractsRequested = createAction('contract/listRequested');
