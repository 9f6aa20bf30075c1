import { declareCalls } from '../declare';
import { shortText, stepNumber, widget, listOf, requestSchema } from '../requestSchemas';

export const onboardingCalls = declareCalls('7.1', {
  productInfo: {
    method: 'GET',
    path: '/wgt/product/info',
    cached: true,
    reads: true,
  },
  onboardingNext: {
    path: '/wgt/product/onboarding/next',
    /** Number null without widgets asks for the current step. */
    request: requestSchema(
      {
        number: stepNumber(99),
        /**
         * With number null: the applicant is continuing on another device. This session keeps the request
         * when the other device opens it.
         */
        waiting: { const: true },
        widgets: listOf(widget, 30),
      },
      ['waiting'],
    ),
  },
  onboardingStart: {
    path: '/wgt/product/onboarding/start',
    request: requestSchema({ code: shortText }),
    errors: [401],
  },
  onboardingBack: {
    method: 'GET',
    path: '/wgt/product/onboarding/back',
    errors: [401],
  },
});
