import { bootstrapRequested, restartRequested } from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { codeSent } from '../../../src/state/codes';
import { navigated } from '../../../src/state/navigation';
import { codeNotSent, requestsLoaded, resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectPath, selectPhoneNumber, selectResume, selectSubPage } from '../../../src/state/selectors';
import { bootstrapped } from '../../../src/state/session';
import { errorScreenShown } from '../../../src/state/ui';
import { GUID, list, MASKED, NOW, ok, opened, productInfo, requests, resumed, resumeState } from '../earlier';
import {
  answer,
  failure,
  failureKinds,
  fault,
  flow,
  refusal,
  screenWords,
  stateAfter,
  type Answers,
} from '../support';

const load = (path: string, answers: Answers) =>
  flow(bootstrap, stateAfter({ path, search: '?proof=p' }), { productInfo, ...answers });
const stateOf = (run: { storeState: unknown }) => run.storeState as RootState;
const NOT_SENT = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
const codePage = navigated({ path: '/resume', subPage: 1, replace: true });
const status = navigated({ path: '/status', replace: true });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('first load at /resume', () => {
  it('[R2.1-03] [R2.1-12] [R4.4-01] nobody located yet: the form, and no code is sent', async () => {
    const { test, calls } = load('/resume', { contactStart: resumeState('identify') });
    const run = await test
      .put(resumeBegun({ kind: 'identity' }))
      .put(navigated({ path: '/resume', subPage: 0, replace: true }))
      .put(bootstrapped())
      .run();
    expect(calls).toEqual([
      { endpoint: 'productInfo', request: undefined },
      { endpoint: 'contactStart', request: {} },
    ]);
    expect(stateOf(run).campaign.search).toBe('?proof=p');
  });

  it('[R2.1-03] [R4.4-01] located and no code on its way: one is sent, and the code page shown', async () => {
    const { test, names } = load('/resume', { contactStart: resumeState('validate'), contactSendCell: ok });
    const run = await test
      .put(codeSent({ channel: 'sms', at: NOW }))
      .put(codePage)
      .put(bootstrapped())
      .run();
    expect(names()).toEqual(['productInfo', 'contactStart', 'contactSendCell']);
    expect(selectPhoneNumber(stateOf(run))).toBe(MASKED);
  });

  it.each([
    [40, NOW - 20_000],
    [0, NOW - 60_000],
  ])(
    '[R2.1-03] [R4.4-01] a code is on its way, another in %d s: none is sent, the minute goes on',
    async (resendIn, at) => {
      const { test, names } = load('/resume', { contactStart: resumeState('validate', { resendIn }) });
      await test
        .put(codeSent({ channel: 'sms', at }))
        .put(codePage)
        .run();
      expect(names()).toEqual(['productInfo', 'contactStart']);
    },
  );

  it('[R4.4-01] [R2.1-12] confirmed in this session: the list', async () => {
    const { test, names } = load('/resume', { contactStart: resumeState('list'), contactList: list });
    await test.put(requestsLoaded(requests)).put(status).put(bootstrapped()).run();
    expect(names()).toEqual(['productInfo', 'contactStart', 'contactList']);
  });

  it.each([
    ['business', 'Non ora'],
    ['http', NOT_SENT],
    ['timeout', NOT_SENT],
    ['network', NOT_SENT],
  ] as const)(
    '[R8-05] a code that was not sent (%s): the code page, which says so',
    async (kind, message) => {
      const { test } = load('/resume', {
        contactStart: resumeState('validate'),
        contactSendCell: failure(kind, 'contactSendCell'),
      });
      await test.put(codeNotSent(message)).put(codePage).put(bootstrapped()).run();
    },
  );

  it.each(
    failureKinds.flatMap((kind) => [
      [kind, 'contactStart', {}] as const,
      [kind, 'contactList', { contactStart: resumeState('list') }] as const,
    ]),
  )('[R8-09] (%s) a failed %s: the error screen, which loads the page again', async (kind, call, before) => {
    const { test } = load('/resume', { ...before, [call]: failure(kind, call) });
    await test
      .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: bootstrapRequested() }))
      .not.put(bootstrapped())
      .run();
  });
});

describe('first load at /resume/{guid}', () => {
  const path = `/resume/${GUID}`;
  const exit = { label: 'Riprendi con i tuoi dati', action: restartRequested('/resume') };

  it('[R2.1-04] [R2.1-12] [R4.4-02] starts by the guid and sends the code to the phone on file', async () => {
    const { test, calls } = load(path, { resumeStart: resumeState('validate'), resumeSendCell: ok });
    const run = await test
      .put(resumeBegun({ kind: 'link', returnTo: '' }))
      .put(navigated({ path, replace: true }))
      .put(codeSent({ channel: 'sms', at: NOW }))
      .put(bootstrapped())
      .run();
    expect(calls.slice(1)).toEqual([
      { endpoint: 'resumeStart', request: { guid: GUID } },
      { endpoint: 'resumeSendCell', request: undefined },
    ]);
    expect(selectPath(stateOf(run))).toBe(path);
    expect(selectPhoneNumber(stateOf(run))).toBe(MASKED);
  });

  it('[R4.4-02] sends none while one is on its way', async () => {
    const { test, names } = load(path, { resumeStart: resumeState('validate', { resendIn: 15 }) });
    await test.put(codeSent({ channel: 'sms', at: NOW - 45_000 })).run();
    expect(names()).toEqual(['productInfo', 'resumeStart']);
  });

  it('[R4.4-02] [R4.1-04] confirmed in this session: the request, with what a resumed step needs', async () => {
    const { test, names } = load(path, { resumeStart: resumeState('list'), resume: opened, ...resumed });
    await test
      .put(navigated({ path: '/request/card', subPage: 0, replace: true }))
      .put(bootstrapped())
      .run();
    expect(names()).toEqual(['productInfo', 'resumeStart', 'resume', 'customerInfo', 'legacyInvitation']);
  });

  it('[R4.4-02] a request that is complete has no step to go on with: the list', async () => {
    const { test, names } = load(path, {
      resumeStart: resumeState('list'),
      resume: answer('thanks'),
      contactList: list,
    });
    await test.put(requestsLoaded(requests)).put(status).put(bootstrapped()).run();
    expect(names()).toEqual(['productInfo', 'resumeStart', 'resume', 'contactList']);
  });

  it('[R8-02] [R2.1-04] not found: the service’s words, again, and the way by identity', async () => {
    const message = 'La pratica richiesta non è stata trovata';
    const { test, names } = load(path, { resumeStart: refusal('resumeStart', message) });
    await test
      .put(errorScreenShown({ message, closable: false, retry: bootstrapRequested(), exit }))
      .put(bootstrapped())
      .run();
    expect(names()).toEqual(['productInfo', 'resumeStart']);
  });

  it.each(
    failureKinds.flatMap((kind) => [
      [kind, 'resumeStart', {}] as const,
      [kind, 'resume', { resumeStart: resumeState('list') }] as const,
    ]),
  )(
    '[R8-09] [R8-01] (%s) a failed %s: the error screen with the same two ways',
    async (kind, call, before) => {
      const { test } = load(path, { ...before, [call]: failure(kind, call) });
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: bootstrapRequested(), exit }))
        .run();
    },
  );

  it('[R8-05] a code that was not sent is said on the code page', async () => {
    const { test } = load(path, {
      resumeStart: resumeState('validate'),
      resumeSendCell: failure('network', 'resumeSendCell'),
    });
    const run = await test.put(codeNotSent(NOT_SENT)).put(bootstrapped()).run();
    expect(selectPath(stateOf(run))).toBe(path);
  });
});

describe('first load at /status', () => {
  const locked = refusal('contactList', 'Prima il codice', { httpStatus: 403 });

  it('[R2.1-05] [R2.1-12] the list of the session', async () => {
    const { test, names } = load('/status', { contactList: list });
    await test.put(requestsLoaded(requests)).put(status).put(bootstrapped()).run();
    expect(names()).toEqual(['productInfo', 'contactList']);
  });

  it('[R2.1-05] an empty list is a list', async () => {
    const { test } = load('/status', { contactList: { status: 'success', data: [] } });
    const run = await test.put(status).put(bootstrapped()).run();
    expect(selectResume(stateOf(run)).requests).toEqual([]);
  });

  it.each([
    ['identify', 0, []],
    ['validate', 1, ['contactSendCell']],
  ] as const)(
    '[R2.1-05] [R2.1-12] locked: the code is asked for by identity (%s)',
    async (name, subPage, sent) => {
      const { test, names } = load('/status', {
        contactList: locked,
        contactStart: resumeState(name),
        contactSendCell: ok,
      });
      const run = await test
        .put(resumeBegun({ kind: 'identity' }))
        .put(bootstrapped())
        .run();
      expect(names()).toEqual(['productInfo', 'contactList', 'contactStart', ...sent]);
      expect([selectPath(stateOf(run)), selectSubPage(stateOf(run))]).toEqual(['/resume', subPage]);
    },
  );

  it('[R8-09] refused although the code is confirmed: said once, not asked for ever', async () => {
    const { test, names } = load('/status', { contactList: locked, contactStart: resumeState('list') });
    await test
      .put(errorScreenShown({ message: 'Prima il codice', closable: false, retry: bootstrapRequested() }))
      .run();
    expect(names()).toEqual(['productInfo', 'contactList', 'contactStart', 'contactList']);
  });

  it.each(['http', 'timeout', 'network'] as const)(
    '[R8-01] (%s) a failure is no lock: the error screen, and nobody is asked who they are',
    async (kind) => {
      const { test, names } = load('/status', { contactList: failure(kind, 'contactList') });
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: bootstrapRequested() }))
        .run();
      expect(names()).toEqual(['productInfo', 'contactList']);
    },
  );

  it('[R8-01] nor is a fault of the service, which has words', async () => {
    const { test, names } = load('/status', { contactList: fault('contactList') });
    const retry = bootstrapRequested();
    await test
      .put(errorScreenShown({ ...screenWords.http, closable: false, retry, supportCode: 'S-1' }))
      .run();
    expect(names()).toEqual(['productInfo', 'contactList']);
  });
});

it.each(['/resume', `/resume/${GUID}`, '/status', `/reupload/${GUID}`])(
  '[R4.8-01] %s is silent about a session that has expired: its page is shown already',
  async (path) => {
    const message = 'no product code for session';
    const { test, names } = load(path, {
      productInfo: refusal('productInfo', message, { kind: 'sessionExpiry' }),
    });
    const run = await test.not.put(bootstrapped()).run();
    expect(stateOf(run).ui).toMatchObject({ dialog: null, errorScreen: null });
    expect(names()).toEqual(['productInfo']);
  },
);
