import { identityRequested, identitySubmitted } from '../../../src/flows/actions';
import { showIdentity, submitIdentity } from '../../../src/flows/resume/resumePages';
import { codeSent } from '../../../src/state/codes';
import { recallContact } from '../../../src/state/contactMemory';
import { draftChanged } from '../../../src/state/drafts';
import { navigated } from '../../../src/state/navigation';
import { codeNotSent, requestsLoaded, resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectDraft, selectPhoneNumber } from '../../../src/state/selectors';
import { errorScreenShown } from '../../../src/state/ui';
import { list, MASKED, NOW, ok, requests, resumeState } from '../earlier';
import {
  failure,
  failureKinds,
  fault,
  flow,
  refusal,
  screenWords,
  stateAfter,
  type Answers,
} from '../support';

const identity = { cf: 'RSSMRA80A01H501U', cellulare: '3331234567', email: 'mario@example.it' };
const submitted = identitySubmitted(identity);
const typed = { identita: identity };
const atForm = stateAfter({
  path: '/resume',
  // As after a link whose re-upload was given up.
  actions: [resumeBegun({ kind: 'link', returnTo: 'old' }), draftChanged({ slug: 'resume', values: typed })],
});
const submit = (answers: Answers) => flow(submitIdentity, atForm, answers, submitted);
const codePage = navigated({ path: '/resume', subPage: 1, replace: false });
const exit = { label: 'Modifica i dati' };
const nothingRemembered = { email: '', cellulare: '' };

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('who resumes', () => {
  it('[R4.4-01] [R2.1-03] validate: a code to the phone on file, and the code page', async () => {
    const { test, calls } = submit({ contactNext: resumeState('validate'), contactSendCell: ok });
    const { storeState } = await test
      .put(resumeBegun({ kind: 'identity' }))
      .put(codeSent({ channel: 'sms', at: NOW }))
      .put(codePage)
      .run();
    expect(calls).toEqual([
      {
        endpoint: 'contactNext',
        request: { cf: identity.cf, numCell: '3331234567', prefCell: '+39', mail: identity.email },
      },
      { endpoint: 'contactSendCell', request: undefined },
    ]);
    expect(selectPhoneNumber(storeState as RootState)).toBe(MASKED);
    expect((storeState as RootState).resume).toMatchObject({ kind: 'identity', returnTo: '' });
  });

  it('[R4.4-01] validate with a code on its way: none is sent', async () => {
    const { test, names } = submit({ contactNext: resumeState('validate', { resendIn: 10 }) });
    await test
      .put(codeSent({ channel: 'sms', at: NOW - 50_000 }))
      .put(codePage)
      .run();
    expect(names()).toEqual(['contactNext']);
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

  it('[R3.5-03] e-mail and phone are remembered once the service knows them, and nothing else', async () => {
    await submit({ contactNext: resumeState('validate'), contactSendCell: ok }).test.run();
    expect(recallContact(NOW)).toEqual({ email: identity.email, cellulare: identity.cellulare });
    expect(JSON.stringify(localStorage)).not.toContain(identity.cf);
  });
});

describe('what goes wrong', () => {
  it('[R8-03] no request of these data: the service’s words, again, or back to the form', async () => {
    const message =
      'Non sono state trovate pratiche associate ai dati inseriti, aggiorna la pagina e riprova';
    const { test, names } = submit({ contactNext: refusal('contactNext', message) });
    const { storeState } = await test
      .put(errorScreenShown({ message, closable: false, retry: submitted, exit }))
      .not.put(codePage)
      .run();
    expect(names()).toEqual(['contactNext']);
    expect(recallContact(NOW)).toEqual(nothingRemembered);
    expect(selectDraft('resume')(storeState as RootState)).toEqual(typed);
    expect(storeState).toMatchObject({ navigation: { path: '/resume', subPage: 0 } });
  });

  it.each(
    failureKinds.flatMap((kind) => [
      [kind, 'contactNext', {}] as const,
      [kind, 'contactList', { contactNext: resumeState('list') }] as const,
    ]),
  )(
    '[R8-01] [R8-09] (%s) a failed %s: the error screen, and what the connection did',
    async (kind, call, before) => {
      const { test } = submit({ ...before, [call]: failure(kind, call) });
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: submitted, exit }))
        .run();
    },
  );

  it.each([
    ['refused', refusal('contactSendCell', 'Hai richiesto troppi codici.'), 'Hai richiesto troppi codici.'],
    ['a fault', fault('contactSendCell'), ''],
    ['http', failure('http', 'contactSendCell'), ''],
    ['timeout', failure('timeout', 'contactSendCell'), ''],
    ['network', failure('network', 'contactSendCell'), ''],
  ])('[R8-05] a code that was not sent (%s): a line on the code page', async (_, error, words) => {
    const { test } = submit({ contactNext: resumeState('validate'), contactSendCell: error });
    await test
      .put(
        codeNotSent(words || 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare'),
      )
      .put(codePage)
      .not.put(codeSent({ channel: 'sms', at: NOW }))
      .run();
  });
});

it('[R2.1-03] from the code page back to the form', async () => {
  const state = stateAfter({ path: '/resume', actions: [navigated({ path: '/resume', subPage: 1 })] });
  const { test } = flow(showIdentity, state, {}, identityRequested());
  const { storeState } = await test.put(navigated({ path: '/resume' })).run();
  expect(storeState).toMatchObject({ navigation: { path: '/resume', subPage: 0 } });
});
