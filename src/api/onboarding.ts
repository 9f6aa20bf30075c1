/** The onboarding calls (spec, 7.1): the flows make them all, so there are no hooks. */
import { emptyApi, mutation, query } from './emptyApi';

export const onboardingApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    productInfo: query(build, 'productInfo'),
    onboardingNext: mutation(build, 'onboardingNext'),
    onboardingStart: mutation(build, 'onboardingStart'),
    onboardingBack: mutation(build, 'onboardingBack'),
  }),
});
