import type { Fault } from '../fault';

/** Faults of the web app that recordings of applicants show: __tests__/traces/ has one of each. */
export const recordings: readonly Fault[] = [
  {
    name: 'phone-number-clears-the-person',
    sequence: true,
    file: 'src/state/step.ts',
    find: `      user: { ...state.user, ...payload },`,
    replace: `      user: { ...noUser, ...payload },`,
  },
  {
    name: 'refused-password-is-not-told',
    file: 'src/flows/steps/contact.ts',
    find: `    yield* failInDialog(error, {
      ...(!isRefused(error) && { message: errorCopy.passwordFailed }),
      retry: action,
    });`,
    replace: `    if (!isRefused(error))
      yield* failInDialog(error, { message: errorCopy.passwordFailed, retry: action });`,
  },
  {
    name: 'contract-is-signed-with-one-notice',
    file: 'src/flows/steps/sign.ts',
    find: `  const contracts = yield* select(selectContracts);
  for`,
    replace: `  const [, ...contracts] = yield* select(selectContracts);
  for`,
  },
  {
    name: 'session-that-ended-on-the-way-back-forgets-the-step',
    sequence: true,
    file: 'src/state/sessionExpiryMiddleware.ts',
    find: `endpoint === 'contactResume' ? '/resume'`,
    replace: `endpoint === 'onboardingBack' ? '/resume'`,
  },
  {
    name: 'look-up-of-the-step-takes-a-stale-answer',
    sequence: true,
    file: 'src/flows/watch/checkRequest.ts',
    find: `    // The applicant has moved on meanwhile.
    if (!(yield* select(isUnchanged))) return null;
`,
    replace: '',
  },
];
