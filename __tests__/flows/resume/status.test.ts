import {
  campaignRequested,
  resumeRequested,
  reuploadRequested,
  restartRequested,
  statusRequested,
} from '../../../src/flows/actions';
import { resumeRequest } from '../../../src/flows/resume/openRequest';
import { reloadStatus } from '../../../src/flows/resume/resumePages';
import { openReupload } from '../../../src/flows/resume/reupload';
import { captchaReceived, videoChanged, videoForgotten } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import { requestsLoaded, resumeBegun, reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectCaptcha, selectVideo } from '../../../src/state/selectors';
import { customerLoaded, stepReceived } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import { details, GUID, list, ok, opened, papers, requests, resumed, resumeState } from '../earlier';
import {
  answer,
  dialogWords,
  failure,
  failureKinds,
  flow,
  refusal,
  screenWords,
  stateAfter,
  step,
  type Answers,
} from '../support';

const phrase = { nome: 'Mario', cognome: 'Rossi', captcha: 'sole mare' };
/** The list is on show; the video of another request was sent from this page. */
const listed = stateAfter({
  path: '/status',
  search: '?proof=p',
  actions: [requestsLoaded(requests), captchaReceived(phrase), videoChanged({ status: 'done' })],
});
const status = navigated({ path: '/status', replace: true });

beforeEach(() => sessionStorage.clear());

describe('the list, loaded anew', () => {
  it('[R2.1-05] [R2.12-01] takes the place of the old one', async () => {
    const data = [requests[0]];
    const { test } = flow(
      reloadStatus,
      listed,
      { contactList: { status: 'success', data } },
      statusRequested(),
    );
    const { storeState } = await test.put(status).run();
    expect((storeState as RootState).resume.requests).toEqual(data);
  });

  it('[R2.1-05] locked meanwhile: the code is asked for', async () => {
    const answers = {
      contactList: refusal('contactList', 'Prima il codice', { httpStatus: 403 }),
      contactStart: resumeState('validate'),
      contactSendCell: ok,
    };
    const { test } = flow(reloadStatus, listed, answers, statusRequested());
    await test
      .put(resumeBegun({ kind: 'identity' }))
      .put(navigated({ path: '/resume', subPage: 1, replace: true }))
      .run();
  });

  it.each(['http', 'timeout', 'network'] as const)(
    '[R8-01] (%s) fails: the error screen, and again',
    async (kind) => {
      const { test } = flow(
        reloadStatus,
        listed,
        { contactList: failure(kind, 'contactList') },
        statusRequested(),
      );
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: statusRequested() }))
        .run();
    },
  );

  it('[R8-09] refused with the code confirmed: the service’s words', async () => {
    const answers = { contactList: refusal('contactList', 'Non ora'), contactStart: resumeState('list') };
    const { test } = flow(reloadStatus, listed, answers, statusRequested());
    await test.put(errorScreenShown({ message: 'Non ora', closable: false, retry: statusRequested() })).run();
  });
});

describe('Riprendi richiesta', () => {
  const action = resumeRequested({ guid: GUID });
  const ask = (answers: Answers) => flow(resumeRequest, listed, answers, action);
  const exit = { label: 'Torna alle tue richieste' };

  it('[R2.12-01] [R4.1-04] opens the request where it was left, with customer and invitation', async () => {
    const { test, calls, names } = ask({ contactResume: opened, ...resumed });
    const { storeState } = await test
      .put(videoForgotten())
      .put(customerLoaded(resumed.customerInfo.customerInfo.productCustomer))
      .put(stepReceived(step('card', { number: 5, guid: GUID })))
      .put(navigated({ path: '/request/card', subPage: 0, replace: true }))
      .run();
    expect(calls[0]).toEqual({ endpoint: 'contactResume', request: { guid: GUID } });
    expect(names()).toEqual(['contactResume', 'customerInfo', 'legacyInvitation']);
    expect(selectCaptcha(storeState as RootState)).toBeNull();
    expect(selectVideo(storeState as RootState)).toEqual({ status: 'idle' });
    expect((storeState as RootState).campaign.search).toBe('?proof=p');
  });

  it('[R2.12-01] opens one at contact-info where its confirmations stand', async () => {
    const { test, names } = ask({ contactResume: answer('contact-info', { number: 1, guid: GUID }) });
    await test.put(navigated({ path: '/request/contact-info', subPage: 0, replace: true })).run();
    expect(names()).toEqual(['contactResume']);
  });

  it('[R2.12-01] completed meanwhile: the list, which says how it stands', async () => {
    const { test } = ask({ contactResume: answer('thanks'), contactList: list });
    await test
      .put(requestsLoaded(requests))
      .put(status)
      .not.put(navigated({ path: '/thanks', subPage: 0, replace: true }))
      .run();
  });

  it.each(
    failureKinds.flatMap((kind) => [
      [kind, 'contactResume', {}] as const,
      [kind, 'customerInfo', { contactResume: opened }] as const,
      [kind, 'contactList', { contactResume: answer('thanks') }] as const,
    ]),
  )('[R8-01] [R8-09] (%s) %s fails: the very same again, or back to the list', async (kind, call, before) => {
    const { test } = ask({ ...before, [call]: failure(kind, call) });
    const { storeState } = await test
      .put(errorScreenShown({ ...screenWords[kind], closable: false, retry: action, exit }))
      .run();
    // Closing the screen is all that the way out needs.
    expect(storeState).toMatchObject({ navigation: { path: '/status' }, resume: { requests } });
  });

  it('[R8-01] a failed invitation: a screen to close, and the step behind it', async () => {
    const { test } = ask({
      contactResume: opened,
      ...resumed,
      legacyInvitation: failure('timeout', 'legacyInvitation'),
    });
    await test
      .put(errorScreenShown({ ...screenWords.timeout, closable: true, retry: campaignRequested() }))
      .put(navigated({ path: '/request/card', subPage: 0, replace: true }))
      .run();
  });

  it('[R8-09] a step of an unknown title is a failure, not a blank page', async () => {
    const { test } = ask({ contactResume: { ...opened, name: 'Mistero' }, ...resumed });
    await test.put(errorScreenShown({ ...screenWords.http, closable: false, retry: action, exit })).run();
  });

  it('[R4.8-01] silent about a session that has expired', async () => {
    const { test } = ask({
      contactResume: refusal('contactResume', 'user not authorized', { kind: 'sessionExpiry' }),
    });
    const { effects } = await test.run();
    expect(effects.put).toBeUndefined();
  });
});

describe('Reinvia', () => {
  const action = reuploadRequested({ guid: GUID });

  it('[R2.12-01] [R2.1-06] loads what is refused, and leads there; Back finds the list again', async () => {
    const { test, calls } = flow(openReupload, listed, { paperworkList: papers }, action);
    const { storeState } = await test
      .put(reuploadLoaded({ guid: GUID, details }))
      .put(navigated({ path: `/reupload/${GUID}`, replace: false }))
      .run();
    expect(calls).toEqual([{ endpoint: 'paperworkList', request: { guid: GUID } }]);
    // What was recorded for another request is not shown as this one's.
    expect(selectVideo(storeState as RootState)).toEqual({ status: 'idle' });
    expect(selectCaptcha(storeState as RootState)).toBeNull();
  });

  it.each(failureKinds)(
    '[R8-07] (%s) fails: the dialog over the list; a refusal leads to the page that asks for the code, all else to the very same again',
    async (kind) => {
      const { test } = flow(openReupload, listed, { paperworkList: failure(kind, 'paperworkList') }, action);
      const retry = kind === 'business' ? restartRequested(`/reupload/${GUID}`) : action;
      const { storeState } = await test.put(dialogOpened({ message: dialogWords[kind], retry })).run();
      expect(storeState).toMatchObject({ navigation: { path: '/status' }, resume: { reupload: null } });
    },
  );
});
