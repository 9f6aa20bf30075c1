import { bootstrapRequested, customerRequested, resumeCodeSubmitted } from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { codeSent } from '../../../src/state/codes';
import { navigated } from '../../../src/state/navigation';
import { resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectPhoneNumber, selectSlug } from '../../../src/state/selectors';
import { bootstrapped } from '../../../src/state/session';
import { stepReceived } from '../../../src/state/step';
import { MASKED, ok, opened, productInfo, resumed, resumeState } from '../earlier';
import { running } from '../running';
import { answer, flow, freshBrowser, NOW, stateAfter, step, type Answers } from '../support';

/** As the service gives it: no number, nothing of the request before its code. */
const blank = { number: null, guid: '', contactId: '' } as const;
const onboardingNext = answer('auth', blank);
const atAuth = navigated({ path: '/request/auth', subPage: 0, replace: true });
const load = (answers: Answers, path = '/request/card') =>
  flow(bootstrap, stateAfter({ path }), { productInfo, onboardingNext, ...answers });

freshBrowser();

it('[R2.1-10] is no dead end: the address of the first step begins a new request without the code', async () => {
  const onboardingStart = answer('contact-info');
  const { test, names } = load({ onboardingStart }, '/request/contact-info');
  await test.put(stepReceived(step('contact-info'))).run();
  expect(names()).toEqual(['productInfo', 'onboardingNext', 'onboardingStart']);
});

it('[R2.1-10] sends the code of the located request, and asks for nothing else of it', async () => {
  const { test, calls } = load({ contactStart: resumeState('validate'), resumeSendCell: ok });
  const { storeState } = await test
    .put(resumeBegun({ kind: 'auth' }))
    .put(codeSent({ channel: 'sms', at: NOW }))
    .put(stepReceived(step('auth', blank)))
    .put(atAuth)
    .put(bootstrapped())
    .not.put(customerRequested())
    .run();
  expect(calls.slice(2)).toEqual([
    { endpoint: 'contactStart', request: {} },
    { endpoint: 'resumeSendCell', request: undefined },
  ]);
  expect(selectSlug(storeState as RootState)).toBe('auth');
  expect(selectPhoneNumber(storeState as RootState)).toBe(MASKED);
});

it('[R2.1-10] sends none while one is on its way', async () => {
  const { test, names } = load({ contactStart: resumeState('validate', { resendIn: 30 }) });
  await test
    .put(codeSent({ channel: 'sms', at: NOW - 30_000 }))
    .put(atAuth)
    .run();
  expect(names()).toEqual(['productInfo', 'onboardingNext', 'contactStart']);
});

it('[R2.1-10] the code leads on to the real step, by the calls of a link', async () => {
  const app = await running(stateAfter({ path: '/' }), {
    productInfo,
    onboardingNext,
    contactStart: resumeState('validate', { resendIn: 30 }),
    resumeValidateCell: resumeState('list'),
    resume: opened,
    ...resumed,
  });
  await app.send(bootstrapRequested());
  expect(app.path()).toBe('/request/auth');
  await app.send(resumeCodeSubmitted({ code: '123456' }));
  expect(app.names().slice(3)).toEqual(['resumeValidateCell', 'resume', 'customerInfo', 'legacyInvitation']);
  expect(app.path()).toBe('/request/card');
  expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
});
