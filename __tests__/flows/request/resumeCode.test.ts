import {
  campaignRequested,
  restartRequested,
  resumeCodeResendRequested,
  resumeCodeSubmitted,
  resumeContinued,
} from '../../../src/flows/actions';
import { continueResume } from '../../../src/flows/resume/openRequest';
import { sendResumeCode, submitResumeCode } from '../../../src/flows/request/resumeCode';
import { campaignReplaced } from '../../../src/state/campaign';
import { codeSent } from '../../../src/state/codes';
import { navigated } from '../../../src/state/navigation';
import {
  requestInterrupted,
  requestsLoaded,
  resumeBegun,
  reuploadLoaded,
  type ResumeKind,
} from '../../../src/state/resume';
import { customerLoaded, stepReceived } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import {
  details,
  GUID,
  list,
  NOW,
  ok,
  opened,
  papers,
  paperwork,
  requests,
  resumed,
  resumeState,
} from '../earlier';
import { running } from '../running';
import {
  answer,
  failure,
  failureKinds,
  fault,
  flow,
  refusal,
  screenWords,
  stateAfter,
  step,
  type Answers,
} from '../support';

const CODE = '123456';
const submitted = resumeCodeSubmitted({ code: CODE });
const confirmed = resumeState('list');
const begun = (kind: ResumeKind, returnTo = '', interrupted = '') =>
  stateAfter({
    path: kind === 'identity' ? '/resume' : kind === 'auth' ? '/request/auth' : `/resume/${GUID}`,
    search: '?utm_source=mail',
    actions: [resumeBegun({ kind, returnTo }), requestInterrupted({ guid: interrupted })],
  });
const status = navigated({ path: '/status', replace: true });
const atCard = navigated({ path: '/request/card', subPage: 0, replace: true });
const checks = [
  ['identity', 'contactValidateCell', 'contactSendCell'],
  ['link', 'resumeValidateCell', 'resumeSendCell'],
  ['auth', 'resumeValidateCell', 'resumeSendCell'],
] as const;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the code', () => {
  it.each(checks)(
    '[R4.4-01] [R4.4-02] (%s) is checked by %s, and what follows goes on by itself',
    async (kind, check) => {
      const { test, calls } = flow(submitResumeCode, begun(kind), { [check]: confirmed }, submitted);
      await test.put(resumeContinued()).run();
      expect(calls).toEqual([{ endpoint: check, request: { code: CODE } }]);
    },
  );

  it.each(checks)(
    '[R8-04] [R8-09] (%s) refused by %s: a screen to close, and no second try of it',
    async (kind, check) => {
      const message = 'Il codice OTP che hai inserito non è valido.';
      const { test } = flow(submitResumeCode, begun(kind), { [check]: refusal(check, message) }, submitted);
      await test
        .put(errorScreenShown({ title: 'Codice non valido', message, closable: true }))
        .not.put(resumeContinued())
        .run();
    },
  );

  const broken = (['http', 'timeout', 'network'] as const).flatMap((kind) =>
    checks.map(([by, check]) => [by, check, kind] as const),
  );
  it.each(broken)(
    '[R8-09] [R8-01] (%s) %s failed otherwise (%s): the very same code again, or close',
    async (by, check, kind) => {
      const { test } = flow(submitResumeCode, begun(by), { [check]: failure(kind, check) }, submitted);
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: true, retry: submitted }))
        .not.put(resumeContinued())
        .run();
    },
  );

  it('[R8-09] a fault of the service says nothing of the code, whatever words it comes with', async () => {
    const { test } = flow(
      submitResumeCode,
      begun('link'),
      { resumeValidateCell: fault('resumeValidateCell') },
      submitted,
    );
    await test
      .put(errorScreenShown({ ...screenWords.http, closable: true, retry: submitted, supportCode: 'S-1' }))
      .run();
  });
});

describe('another code', () => {
  it.each(checks)(
    '[R4.4-02] (%s) in place of %s’s: asked for by %s, and the minute begins',
    async (kind, _, send) => {
      const { test, calls } = flow(sendResumeCode, begun(kind), { [send]: ok });
      await test.put(codeSent({ channel: 'sms', at: NOW })).run();
      expect(calls).toEqual([{ endpoint: send, request: undefined }]);
    },
  );

  it.each(['http', 'timeout', 'network'] as const)(
    '[R8-05] (%s) not sent: the catalogue’s words, and again',
    async (kind) => {
      const { test } = flow(sendResumeCode, begun('link'), {
        resumeSendCell: failure(kind, 'resumeSendCell'),
      });
      const message = 'Si è verificato un errore durante la richiesta di OTP si prega di riprovare';
      await test
        .put(dialogOpened({ message, retry: resumeCodeResendRequested() }))
        .not.put(codeSent({ channel: 'sms', at: NOW }))
        .run();
    },
  );

  it('[R8-05] refused: the service’s own words, which say when', async () => {
    const message = 'Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra 20 secondi.';
    const { test } = flow(sendResumeCode, begun('identity'), {
      contactSendCell: refusal('contactSendCell', message),
    });
    await test.put(dialogOpened({ message, retry: resumeCodeResendRequested() })).run();
  });
});

describe('after the code, by identity', () => {
  it('[R4.4-01] the list, at /status', async () => {
    const { test, names } = flow(continueResume, begun('identity'), { contactList: list });
    await test.put(requestsLoaded(requests)).put(status).run();
    expect(names()).toEqual(['contactList']);
  });

  it('[R2.13-01] the request that an expired session had interrupted is taken up again', async () => {
    const { test, calls } = flow(continueResume, begun('identity', '', GUID), {
      contactList: list,
      contactResume: opened,
      ...resumed,
    });
    await test.put(atCard).not.put(status).run();
    expect(calls[1]).toEqual({ endpoint: 'contactResume', request: { guid: GUID } });
  });

  it.each([
    ['is not of this identity', [paperwork('other')]],
    ['is under review', [paperwork(GUID, 'IN LAVORAZIONE')]],
  ])('[R2.13-01] one that %s: the list', async (_, data) => {
    const { test, names } = flow(continueResume, begun('identity', '', GUID), {
      contactList: { status: 'success', data },
    });
    await test.put(requestsLoaded(data)).put(status).run();
    expect(names()).toEqual(['contactList']);
  });
});

describe('after the code, when the session expired over documents sent again', () => {
  it('[R2.13-01] leads back to them', async () => {
    const data = [paperwork(GUID, 'DOCUMENTO DI IDENTITA KO')];
    const { test, names } = flow(continueResume, begun('identity', '', GUID), {
      contactList: { status: 'success', data },
      paperworkList: { status: 'success', data: [] },
    });
    await test
      .put(reuploadLoaded({ guid: GUID, details: [] }))
      .put(navigated({ path: `/reupload/${GUID}`, replace: true }))
      .run();
    expect(names()).toEqual(['contactList', 'paperworkList']);
  });
});

describe('after the code, by link', () => {
  it.each(['link', 'auth'] as const)(
    '[R4.4-02] [R2.1-10] [R4.1-04] (%s) the request itself, with customer and invitation',
    async (kind) => {
      const campaignUrl = '/?promoCode=NEW';
      const { test, names } = flow(continueResume, begun(kind), {
        resume: opened,
        ...resumed,
        legacyInvitation: { status: 'success', data: [{ campaignUrl }] },
      });
      await test
        .put(customerLoaded(resumed.customerInfo.customerInfo.productCustomer))
        .put(campaignReplaced({ campaignUrl }))
        .put(stepReceived(step('card', { number: 5, guid: GUID })))
        .put(atCard)
        .run();
      expect(names()).toEqual(['resume', 'customerInfo', 'legacyInvitation']);
    },
  );

  it('[R4.1-01] [R4.1-04] one that stands at contact-info: neither customer nor invitation', async () => {
    const { test, names } = flow(continueResume, begun('link'), {
      resume: answer('contact-info', { number: 1 }),
    });
    await test.put(navigated({ path: '/request/contact-info', subPage: 0, replace: true })).run();
    expect(names()).toEqual(['resume']);
  });

  it('[R4.4-02] one that is complete: the list', async () => {
    const { test } = flow(continueResume, begun('link'), { resume: answer('thanks'), contactList: list });
    await test
      .put(requestsLoaded(requests))
      .put(status)
      .not.put(navigated({ path: '/thanks', subPage: 0, replace: true }))
      .run();
  });

  it('[R4.4-03] [R2.1-06] asked for on the way to a re-upload: back to it', async () => {
    const { test, names } = flow(continueResume, begun('link', GUID), {
      contactList: list,
      paperworkList: papers,
    });
    await test
      .put(requestsLoaded(requests))
      .put(reuploadLoaded({ guid: GUID, details }))
      .put(navigated({ path: `/reupload/${GUID}`, replace: true }))
      .run();
    expect(names()).toEqual(['contactList', 'paperworkList']);
  });

  it('[R8-09] a failed invitation holds nobody up: the step stands behind a screen to close', async () => {
    const { test } = flow(continueResume, begun('link'), {
      resume: opened,
      ...resumed,
      legacyInvitation: failure('network', 'legacyInvitation'),
    });
    await test
      .put(errorScreenShown({ ...screenWords.network, closable: true, retry: campaignRequested() }))
      .put(atCard)
      .run();
  });
});

describe('what follows the code fails', () => {
  const exit = { label: 'Torna alle tue richieste', action: restartRequested('/status') };
  const cases: readonly (readonly [string, ReturnType<typeof begun>, Answers])[] = [
    ['contactList', begun('identity'), {}],
    ['contactResume', begun('identity', '', GUID), { contactList: list }],
    ['resume', begun('link'), {}],
    ['resume', begun('auth'), {}],
    ['customerInfo', begun('link'), { resume: opened }],
    ['contactList', begun('link'), { resume: answer('thanks') }],
    ['contactList', begun('link', GUID), {}],
    ['paperworkList', begun('link', GUID), { contactList: list }],
  ];
  it.each(
    cases.flatMap(([call, state, before]) =>
      failureKinds.map((kind) => [call, kind, state, before] as const),
    ),
  )('[R8-09] [R8-01] %s (%s): again without the code, or the list', async (call, kind, state, before) => {
    const endpoint = call as 'resume';
    const { test } = flow(continueResume, state, { ...before, [endpoint]: failure(kind, endpoint) });
    await test
      .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: resumeContinued(), exit }))
      .not.put(atCard)
      .run();
  });

  it('[R8-09] a code that was taken is not sent a second time', async () => {
    let up = false;
    const app = await running(begun('link'), {
      resumeValidateCell: confirmed,
      resume: () => (up ? opened : failure('timeout', 'resume')),
      ...resumed,
    });
    await app.send(submitted);
    expect(app.names()).toEqual(['resumeValidateCell', 'resume']);
    up = true;
    await app.tryAgain();
    expect(app.names()).toEqual([
      'resumeValidateCell',
      'resume',
      'resume',
      'customerInfo',
      'legacyInvitation',
    ]);
    expect(app.path()).toBe('/request/card');
    expect(app.state().campaign.search).toBe('?utm_source=mail');
  });

  it('[R4.8-01] silent where the page of the expired session is shown already', async () => {
    const expired = refusal('contactResume', 'user not authorized', { kind: 'sessionExpiry' });
    const { test } = flow(continueResume, begun('identity', '', GUID), {
      contactList: list,
      contactResume: expired,
    });
    const { storeState } = await test.not.put(status).run();
    expect(storeState).toMatchObject({ ui: { dialog: null, errorScreen: null } });
  });
});
