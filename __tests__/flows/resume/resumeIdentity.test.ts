import { identityRequested, identitySubmitted } from '../../../src/flows/actions';
import { showIdentity, submitIdentity } from '../../../src/flows/resume/resumePages';
import { codeSent } from '../../../src/state/codes';
import { draftChanged } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { requestsLoaded, resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectDraft, selectPhoneNumber } from '../../../src/state/selectors';
import { list, MASKED, ok, requests, resumeState } from '../earlier';
import { flow, freshBrowser, NOW, refusal, stateAfter, type Answers } from '../support';

const identity = { cf: 'RSSMRA80A01H501U', cellulare: '3331234567', email: 'mario@example.it' };
const typed = { identita: identity };
const atForm = stateAfter({
  path: '/resume',
  // As after a link whose re-upload was given up.
  actions: [resumeBegun({ kind: 'link', returnTo: 'old' }), draftChanged({ slug: 'resume', values: typed })],
});
const submit = (answers: Answers) => flow(submitIdentity, atForm, answers, identitySubmitted(identity));
const codePage = navigated({ path: '/resume', subPage: 1, replace: false });

freshBrowser();

it('[R4.4-01] [R2.1-03] validate: a code to the phone on file, and the code page', async () => {
  const { test, calls } = submit({ contactNext: resumeState('validate'), contactSendCell: ok });
  const { storeState } = await test
    .put(resumeBegun({ kind: 'identity' }))
    .put(codeSent({ channel: 'sms', at: NOW }))
    .put(codePage)
    .run();
  const request = { cf: identity.cf, numCell: '3331234567', prefCell: '+39', mail: identity.email };
  expect(calls).toEqual([
    { endpoint: 'contactNext', request },
    { endpoint: 'contactSendCell', request: undefined },
  ]);
  expect(selectPhoneNumber(storeState as RootState)).toBe(MASKED);
  expect((storeState as RootState).resume).toMatchObject({ kind: 'identity', returnTo: '' });
});

it('[R4.4-01] list: the list is loaded, and /status shown', async () => {
  const { test, names } = submit({ contactNext: resumeState('list'), contactList: list });
  await test
    .put(requestsLoaded(requests))
    .put(navigated({ path: '/status', replace: true }))
    .not.put(codePage)
    .run();
  expect(names()).toEqual(['contactNext', 'contactList']);
});

it('[R3.5-03] nothing is remembered of a request that is not open yet', async () => {
  await submit({ contactNext: resumeState('validate'), contactSendCell: ok }).test.run();
  expect(localStorage).toHaveLength(0);
});

it('[R8-03] no request of these data: nothing is remembered, and the form has the typed values', async () => {
  const { test } = submit({ contactNext: refusal('contactNext', 'Non sono state trovate pratiche') });
  const { storeState } = await test.not.put(codePage).run();
  expect(localStorage).toHaveLength(0);
  expect(selectDraft('resume')(storeState as RootState)).toEqual(typed);
  expect(storeState).toMatchObject({ navigation: { path: '/resume', subPage: 0 } });
});

it('[R2.1-03] from the code page back to the form', async () => {
  const state = stateAfter({ path: '/resume', actions: [navigated({ path: '/resume', subPage: 1 })] });
  const { storeState } = await flow(showIdentity, state, {}, identityRequested()).test.run();
  expect(storeState).toMatchObject({ navigation: { path: '/resume', subPage: 0 } });
});
