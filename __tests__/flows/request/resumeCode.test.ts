import { reopenRequested, resumeCodeSubmitted, resumeContinued } from '../../../src/flows/actions';
import { continueResume } from '../../../src/flows/resume/openRequest';
import {
  expectCode,
  sendFirstCode,
  sendResumeCode,
  submitResumeCode,
} from '../../../src/flows/request/resumeCode';
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
import type { RootState } from '../../../src/state/root';
import { selectCodeSentAt } from '../../../src/state/selectors';
import { customerLoaded, stepReceived } from '../../../src/state/step';
import { details, GUID, list, ok, opened, paperwork, requests, resumed, resumeState } from '../earlier';
import { running } from '../running';
import { failure, flow, freshBrowser, NOW, refusal, stateAfter, step, type Answers } from '../support';

const CODE = '123456';
const submitted = resumeCodeSubmitted({ code: CODE });
const begun = (kind: ResumeKind, returnTo = '', interrupted = '') =>
  stateAfter({
    path: kind === 'identity' ? '/resume' : kind === 'auth' ? '/request/auth' : `/resume/${GUID}`,
    search: '?utm_source=mail',
    actions: [resumeBegun({ kind, returnTo }), requestInterrupted({ guid: interrupted })],
  });
const status = navigated({ path: '/status', replace: true });
const atCard = navigated({ path: '/request/card', subPage: 0, replace: true });
const toReupload = navigated({ path: `/reupload/${GUID}`, replace: true });
const next = (state: ReturnType<typeof begun>, answers: Answers) => flow(continueResume, state, answers);

freshBrowser();

describe.each([
  ['identity', 'contactValidateCell', 'contactSendCell'],
  ['link', 'resumeValidateCell', 'resumeSendCell'],
  ['auth', 'resumeValidateCell', 'resumeSendCell'],
] as const)('the code of a resume by %s', (kind, check, send) => {
  it('[R4.4-01] [R4.4-02] is checked by its call, and what follows goes on by itself', async () => {
    const { test, calls } = flow(submitResumeCode, begun(kind), { [check]: resumeState('list') }, submitted);
    await test.put(resumeContinued()).run();
    expect(calls).toEqual([{ endpoint: check, request: { code: CODE } }]);
  });

  it('[R8-04] refused, leads nowhere', async () => {
    const { test } = flow(submitResumeCode, begun(kind), { [check]: refusal(check) }, submitted);
    await test.not.put(resumeContinued()).run();
  });

  it('[R4.4-02] is asked for again by its call, and the minute begins', async () => {
    const { test, calls } = flow(sendResumeCode, begun(kind), { [send]: ok });
    await test.put(codeSent({ channel: 'sms', at: NOW })).run();
    expect(calls).toEqual([{ endpoint: send, request: undefined }]);
  });
});

it('[R4.4-01] no minute of an earlier code is left where the new one is not sent', async () => {
  const state = stateAfter({ path: '/resume', actions: [codeSent({ channel: 'sms', at: NOW })] });
  const resumeSendCell = failure('network', 'resumeSendCell');
  const { test } = flow(expectCode, state, { resumeSendCell, contactSendCell: resumeSendCell }, {});
  const { storeState } = await test.run();
  expect(selectCodeSentAt('sms')(storeState as RootState)).toBeNull();
});

it('[R2.13-01] the first code, where the session has ended, leads to the way on that can succeed', async () => {
  const contactSendCell = refusal('contactSendCell', 'La sessione è scaduta', { httpStatus: 401 });
  const { test } = flow(sendFirstCode, begun('identity'), { contactSendCell });
  const ended = await test.silentRun();
  const { ui, resume } = ended.storeState as ReturnType<typeof begun>;
  expect(ui.dialog).toMatchObject({ message: 'La sessione è scaduta', retry: reopenRequested() });
  expect(resume.notSent).toBe('');
});

describe('after the code, by identity', () => {
  it('[R4.4-01] the list, at /status', async () => {
    const { test, names } = next(begun('identity'), { contactList: list });
    await test.put(requestsLoaded(requests)).put(status).run();
    expect(names()).toEqual(['contactList']);
  });

  it('[R2.13-01] the request that an expired session had interrupted is taken up again', async () => {
    const answers = { contactList: list, contactResume: opened, ...resumed };
    const { test, calls } = next(begun('identity', '', GUID), answers);
    await test.put(atCard).not.put(status).run();
    expect(calls[1]).toEqual({ endpoint: 'contactResume', request: { guid: GUID } });
  });

  it('[R2.13-01] the documents that it had interrupted, too', async () => {
    const data = [paperwork(GUID, 'DOCUMENTO DI IDENTITA KO')];
    const { test, names } = next(begun('identity', '', GUID), {
      contactList: { status: 'success', data },
      paperworkList: { status: 'success', data: details },
    });
    await test
      .put(reuploadLoaded({ guid: GUID, details }))
      .put(toReupload)
      .run();
    expect(names()).toEqual(['contactList', 'paperworkList']);
  });

  it.each([
    ['is not of this identity', [paperwork('other')]],
    ['is under review', [paperwork(GUID, 'IN LAVORAZIONE')]],
  ])('[R2.13-01] one that %s: the list', async (_, data) => {
    const { test, names } = next(begun('identity', '', GUID), { contactList: { status: 'success', data } });
    await test.put(requestsLoaded(data)).put(status).run();
    expect(names()).toEqual(['contactList']);
  });
});

describe('after the code, by link', () => {
  it.each(['link', 'auth'] as const)(
    '[R4.4-02] [R2.1-10] [R4.1-04] (%s) the request itself, with customer and invitation',
    async (kind) => {
      const campaignUrl = '/?promoCode=NEW';
      const legacyInvitation = { status: 'success', data: [{ campaignUrl }] };
      const { test, names } = next(begun(kind), { resume: opened, ...resumed, legacyInvitation });
      await test
        .put(customerLoaded(resumed.customerInfo.customerInfo.productCustomer))
        .put(campaignReplaced({ campaignUrl }))
        .put(stepReceived(step('card', { number: 5, guid: GUID })))
        .put(atCard)
        .run();
      expect(names()).toEqual(['resume', 'customerInfo', 'legacyInvitation']);
    },
  );

  it('[R8-09] a code that was taken is not sent a second time', async () => {
    let up = false;
    const app = await running(begun('link'), {
      resumeValidateCell: resumeState('list'),
      resume: () => (up ? opened : failure('timeout', 'resume')),
      ...resumed,
    });
    await app.send(submitted);
    expect(app.names()).toEqual(['resumeValidateCell', 'resume']);
    up = true;
    await app.tryAgain();
    expect(app.names().slice(2)).toEqual(['resume', 'customerInfo', 'legacyInvitation']);
    expect(app.path()).toBe('/request/card');
    expect(app.state().campaign.search).toBe('?utm_source=mail');
  });
});
