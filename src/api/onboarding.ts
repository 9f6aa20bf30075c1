import { onboardingReaders } from './answers/product';
import { onboardingCalls } from '../contract/calls/onboarding';
import { injectCalls } from './injectCalls';

/** The flows make all of these calls, so there are no hooks. */
export const onboardingApi = injectCalls(onboardingCalls, onboardingReaders);
