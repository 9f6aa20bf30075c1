import { bootstrapRequested } from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { codeSent } from '../../../src/state/codes';
import { navigated } from '../../../src/state/navigation';
import { requestsLoaded, resumeBegun } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectPath, selectPhoneNumber, selectResume, selectSubPage } from '../../../src/state/selectors';
import { bootstrapped } from '../../../src/state/session';
import { errorScreenShown } from '../../../src/state/ui';
import { GUID, list, MASKED, ok, opened, productInfo, requests, resumed, resumeState } from '../earlier';
import { flow, freshBrowser, NOW, refusal, stateAfter, type Answers } from '../support';

const load = (path: string, answers: Answers) =>
  flow(bootstrap, stateAfter({ path, search: '?proof=p' }), { productInfo, ...answers });
const stateOf = (run: { storeState: unknown }) => run.storeState as RootState;
const form = navigated({ path: '/resume', subPage: 0, replace: true });
const codePage = navigated({ path: '/resume', subPage: 1, replace: true });
const status = navigated({ path: '/status', replace: true });

freshBrowser();

describe('first load at /resume', () => {
  it('[R2.1-03] [R2.1-12] [R4.4-01] nobody located yet: the form, and no code is sent', async () => {
    const { test, calls } = load('/resume', { contactStart: resumeState('identify') });
    const run = await test
      .put(resumeBegun({ kind: 'identity' }))
      .put(form)
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
});

describe('first load at /resume/{guid}', () => {
  const path = `/resume/${GUID}`;

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

  it('[R4.4-02] [R4.1-04] confirmed in this session: the request, with what a resumed step needs', async () => {
    const { test, names } = load(path, { resumeStart: resumeState('list'), resume: opened, ...resumed });
    await test
      .put(navigated({ path: '/request/card', subPage: 0, replace: true }))
      .put(bootstrapped())
      .run();
    expect(names()).toEqual(['productInfo', 'resumeStart', 'resume', 'customerInfo', 'legacyInvitation']);
  });
});

describe('first load at /status', () => {
  const locked = refusal('contactList', 'Prima il codice', { httpStatus: 403 });

  it.each([[requests], [[]]])(
    '[R2.1-05] [R2.1-12] the list of the session, even an empty one',
    async (data) => {
      const { test, names } = load('/status', { contactList: { status: 'success', data } });
      const run = await test.put(status).put(bootstrapped()).run();
      expect(selectResume(stateOf(run)).requests).toEqual(data);
      expect(names()).toEqual(['productInfo', 'contactList']);
    },
  );

  it.each([
    ['identify', 0, []],
    ['validate', 1, ['contactSendCell']],
  ] as const)(
    '[R2.1-05] [R2.1-12] locked: the code is asked for by identity (%s)',
    async (name, subPage, sent) => {
      const contactStart = resumeState(name);
      const { test, names } = load('/status', { contactList: locked, contactStart, contactSendCell: ok });
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
});
