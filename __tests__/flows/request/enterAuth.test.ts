import { customerRequested } from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { codeSent } from '../../../src/state/codes';
import { navigated } from '../../../src/state/navigation';
import { resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectPhoneNumber, selectSlug } from '../../../src/state/selectors';
import { bootstrapped } from '../../../src/state/session';
import { stepReceived } from '../../../src/state/step';
import { MASKED, ok, productInfo, resumeState } from '../earlier';
import { answer, flow, freshBrowser, NOW, stateAfter, step, type Answers } from '../support';

/** As the service sends it: no number, no data of the request before its code. */
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

it('[R2.1-10] sends the code of the located request, and asks for nothing else', async () => {
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
