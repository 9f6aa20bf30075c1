import { addressInfo } from '../../steps/address-info';
import { contactInfo } from '../../steps/contact-info';
import { toWidgets } from '../../steps/definition';
import type { CallDocs } from '../callDoc';
import { contact, journey, stepAnswer, success } from './samples';

export const onboardingDocs = {
  productInfo: {
    summary: 'Returns the product, and opens a session for a browser without one',
    description: 'The first call of the app. A browser whose session has ended is told so once.',
    open: true,
    answer: {
      ...success,
      data: {
        productCode: 'DITTA_INDIVIDUALE',
        name: 'Conto business',
        today: '2026-03-02',
        session: { idleSeconds: 600, remainingSeconds: 7200, draftKey: 'c2VjcmV0LW9mLXRoaXMtc2Vzc2lvbg' },
        journey,
      },
    },
  },
  onboardingStart: {
    summary: 'Starts a request, and returns its first step',
    request: { code: 'DITTA_INDIVIDUALE' },
    answer: stepAnswer(1, 'contact-info', contactInfo),
  },
  onboardingNext: {
    summary: 'Sends a step, and returns the next one',
    description:
      'If a value is refused, the same step comes back with messages in its components. Number null without ' +
      'widgets asks for the current step. `waiting` is optional: a back end may ignore it.',
    request: { number: 1, widgets: toWidgets(contact) },
    answer: stepAnswer(2, 'address-info', addressInfo),
  },
  onboardingBack: {
    summary: 'Goes back a step, and returns it with its answers',
    answer: stepAnswer(1, 'contact-info', contactInfo, contact),
  },
} satisfies Partial<CallDocs>;
