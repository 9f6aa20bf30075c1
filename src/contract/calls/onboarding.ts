import type { DataAnswer, ProductInfo, StepAnswer, StepRequest } from '../wireShapes';
import { declareCalls, json, requestSchema, requestSchemaOf } from './declare';
import { stepNumber, text } from './schemas';

const name = { type: 'string', maxLength: 80 } as const;
const messages = { type: 'array', items: { type: 'string', maxLength: 500 }, maxItems: 20 } as const;
const component = {
  type: 'object',
  required: ['name', 'value', 'status', 'errorMessage'],
  properties: { name, value: text, status: name, errorMessage: messages },
} as const;
const widget = {
  type: 'object',
  required: ['name', 'code', 'errorMessage', 'components'],
  properties: {
    name,
    code: name,
    errorMessage: messages,
    components: { type: 'array', items: component, maxItems: 60 },
  },
} as const;

export const onboardingCalls = declareCalls('7.1', {
  productInfo: {
    method: 'GET',
    path: '/wgt/product/info',
    answer: json<DataAnswer<ProductInfo>>(),
    cached: true,
  },
  onboardingNext: {
    path: '/wgt/product/onboarding/next',
    request: requestSchemaOf<StepRequest>({
      required: ['number', 'widgets'],
      properties: {
        number: stepNumber(99),
        waiting: { type: 'boolean', const: true },
        widgets: { type: 'array', items: widget, maxItems: 30 },
      },
    }),
    answer: json<StepAnswer>(),
  },
  onboardingStart: {
    path: '/wgt/product/onboarding/start',
    request: requestSchema({ code: { type: 'string', maxLength: 40 } }),
    answer: json<StepAnswer>(),
    errors: [401],
  },
  onboardingBack: {
    method: 'GET',
    path: '/wgt/product/onboarding/back',
    answer: json<StepAnswer>(),
    errors: [401],
  },
});
