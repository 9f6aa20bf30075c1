import {
  bootstrapRequested,
  documentsResubmitted,
  restartRequested,
  resumeCodeSubmitted,
  statusRequested,
} from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { resubmitDocuments } from '../../../src/flows/resume/reupload';
import { navigated } from '../../../src/state/navigation';
import { requestsLoaded, resubmissionTaken, resumeBegun, reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { bootstrapped } from '../../../src/state/session';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import { detail, details, GUID, list, ok, papers, productInfo, requests, resumeState } from '../earlier';
import { running } from '../running';
import {
  dialogWords,
  failure,
  failureKinds,
  fault,
  flow,
  refusal,
  screenWords,
  stateAfter,
  type Answers,
} from '../support';

const path = `/reupload/${GUID}`;
const locked = refusal('contactList', 'Prima il codice', { httpStatus: 403 });
const notYours = refusal('paperworkList', 'La pratica richiesta non è stata trovata', { httpStatus: 404 });
const load = (answers: Answers) => flow(bootstrap, stateAfter({ path }), { productInfo, ...answers });
const codePage = navigated({ path: `/resume/${GUID}`, replace: true });

beforeEach(() => sessionStorage.clear());

describe('first load at /reupload/{guid}', () => {
  const exit = { label: 'Riprendi con i tuoi dati', action: restartRequested('/resume') };
  const retry = bootstrapRequested();

  it('[R2.1-06] [R2.1-12] the list, then the documents of the guid', async () => {
    const { test, calls } = load({ contactList: list, paperworkList: papers });
    await test
      .put(requestsLoaded(requests))
      .put(reuploadLoaded({ guid: GUID, details }))
      .put(navigated({ path, replace: true }))
      .put(bootstrapped())
      .run();
    expect(calls.slice(1)).toEqual([
      { endpoint: 'contactList', request: undefined },
      { endpoint: 'paperworkList', request: { guid: GUID } },
    ]);
  });

  it.each([
    ['nothing is unlocked', { contactList: locked }, ['contactList']],
    ['another identity is', { contactList: list, paperworkList: notYours }, ['contactList', 'paperworkList']],
  ] as const)(
    '[R2.1-06] [R4.4-03] %s: the code of the guid, and where to go after it is kept',
    async (_, answers, asked) => {
      const { test, names } = load({ ...answers, resumeStart: resumeState('validate'), resumeSendCell: ok });
      await test
        .put(resumeBegun({ kind: 'link', returnTo: GUID }))
        .put(codePage)
        .put(bootstrapped())
        .not.put(navigated({ path, replace: true }))
        .run();
      expect(names()).toEqual(['productInfo', ...asked, 'resumeStart', 'resumeSendCell']);
    },
  );

  it('[R4.4-03] the code, entered, leads back to the re-upload', async () => {
    let unlocked = false;
    const app = await running(stateAfter({ path, search: '?proof=p' }), {
      productInfo,
      contactList: () => (unlocked ? list : locked),
      resumeStart: resumeState('validate', { resendIn: 5 }),
      resumeValidateCell: () => {
        unlocked = true;
        return resumeState('list');
      },
      paperworkList: () => (unlocked ? papers : notYours),
    });
    await app.send(bootstrapRequested());
    expect(app.path()).toBe(`/resume/${GUID}`);
    await app.send(resumeCodeSubmitted({ code: '123456' }));
    expect(app.path()).toBe(path);
    expect(app.names().slice(2)).toEqual([
      'resumeStart',
      'resumeValidateCell',
      'contactList',
      'paperworkList',
    ]);
    expect(app.state().resume.requests).toEqual(requests);
    expect(app.state().resume.reupload).toEqual({ guid: GUID, details });
    expect(app.state().campaign.search).toBe('?proof=p');
  });

  it('[R2.1-06] refused for another reason than a lock: said, and the request is not opened instead', async () => {
    const { test, names } = load({
      contactList: list,
      paperworkList: refusal('paperworkList', 'Non ora'),
      resumeStart: resumeState('list'),
    });
    await test.put(errorScreenShown({ message: 'Non ora', closable: false, retry, exit })).run();
    expect(names()).toEqual([
      ...['productInfo', 'contactList', 'paperworkList'],
      ...['resumeStart', 'contactList', 'paperworkList'],
    ]);
  });

  it('[R8-02] a guid of no request: the service’s words, again, and the way by identity', async () => {
    const message = 'La pratica richiesta non è stata trovata';
    const { test } = load({ contactList: locked, resumeStart: refusal('resumeStart', message) });
    await test
      .put(errorScreenShown({ message, closable: false, retry, exit }))
      .put(bootstrapped())
      .run();
  });

  it.each(
    (['http', 'timeout', 'network'] as const).flatMap((kind) => [
      [kind, 'contactList', {}] as const,
      [kind, 'paperworkList', { contactList: list }] as const,
      [kind, 'resumeStart', { contactList: locked }] as const,
    ]),
  )('[R8-01] [R8-09] (%s) a failed %s is no lock: no code is asked for', async (kind, call, before) => {
    const { test, names } = load({ ...before, [call]: failure(kind, call) });
    await test
      .put(errorScreenShown({ ...screenWords[kind], closable: false, retry, exit }))
      .not.put(codePage)
      .run();
    expect(names().at(-1)).toBe(call);
  });

  it('[R8-01] nor is a fault of the service', async () => {
    const { test, names } = load({ contactList: fault('contactList') });
    await test
      .put(errorScreenShown({ ...screenWords.http, closable: false, retry, exit, supportCode: 'S-1' }))
      .run();
    expect(names()).toEqual(['productInfo', 'contactList']);
  });
});

describe('the documents are replaced', () => {
  const action = documentsResubmitted({ guid: GUID });
  const everything = [
    detail('Questionario', { azioni: 'print', sign: 'true', feedback: '', barCode: 'q' }),
    detail('Contratto', { azioni: 'print', sign: 'true', feedback: '', barCode: 'c' }),
    detail('Video Captcha', { frontDocUploadType: 'FRONT_DOC_', barCode: 'bar-v' }),
    detail('Documento 1', { frontDocUploadType: 'FRONT_DOC_1', barCode: 'bar-1' }),
    detail('Documento 2', { frontDocUploadType: 'FRONT_DOC_2', barCode: 'bar-2' }),
    detail('additional CONTENT_PAYSLIP', { sign: 'never_uploaded', feedback: '', barCode: 'bar-p' }),
    detail('additional CONTENT_BILL', { sign: 'false', feedback: '', barCode: 'bar-b' }),
    detail('additional CONTENT', { sign: '', feedback: '', barCode: 'bar-done' }),
  ];
  const shown = (asked = everything) =>
    stateAfter({ path, search: '?proof=p', actions: [reuploadLoaded({ guid: GUID, details: asked })] });
  const good: Answers = { updateDocumentsKo: ok, contactSendPdf: ok, contactList: list };
  const toStatus = navigated({ path: '/status' });

  it('[R4.4-03] [R4.6-02] the update with its whole payload, the PDF, the list, /status', async () => {
    const { test, calls } = flow(resubmitDocuments, shown(), good, action);
    const { storeState } = await test
      .put(resubmissionTaken({ guid: GUID }))
      .put(requestsLoaded(requests))
      .put(toStatus)
      .run();
    expect(calls).toEqual([
      {
        endpoint: 'updateDocumentsKo',
        request: {
          guid: GUID,
          barCodev: 'bar-v',
          barCode1: 'bar-1',
          barCode2: 'bar-2',
          processAdditionalBarcodes: [
            { processAdditionalBarcode: 'bar-p' },
            { processAdditionalBarcode: 'bar-b' },
          ],
        },
      },
      { endpoint: 'contactSendPdf', request: { guid: GUID } },
      { endpoint: 'contactList', request: undefined },
    ]);
    expect((storeState as RootState).campaign.search).toBe('?proof=p');
  });

  it.each([
    ['the second document', 'Documento 2', 'FRONT_DOC_2', { barCode2: 'bar' }],
    ['the video', 'video captcha ', 'FRONT_DOC_', { barCodev: 'bar' }],
    [
      'an additional one',
      'Additional CONTENT_BILL',
      'CONTENT_BILL',
      { processAdditionalBarcodes: [{ processAdditionalBarcode: 'bar' }] },
    ],
  ])(
    '[R4.4-03] [R4.6-02] %s alone: the other places are empty',
    async (_, tipo, frontDocUploadType, asked) => {
      const accepted = detail('Documento 1', {
        frontDocUploadType: 'FRONT_DOC_1',
        barCode: 'bar-1',
        sign: 'true',
        feedback: '',
      });
      const refused = detail(tipo, { frontDocUploadType, barCode: 'bar' });
      const { test, calls } = flow(resubmitDocuments, shown([accepted, refused]), good, action);
      await test.run();
      expect(calls[0]?.request).toEqual({
        guid: GUID,
        barCodev: '',
        barCode1: '',
        barCode2: '',
        processAdditionalBarcodes: [],
        ...asked,
      });
    },
  );

  const stops = [
    ['updateDocumentsKo', action, ['updateDocumentsKo']],
    ['contactSendPdf', action, ['updateDocumentsKo', 'contactSendPdf']],
    ['contactList', statusRequested(), ['updateDocumentsKo', 'contactSendPdf', 'contactList']],
  ] as const;

  it.each(
    stops.flatMap(([call, retry, made]) => failureKinds.map((kind) => [call, kind, retry, made] as const)),
  )(
    '[R4.4-03] [R8-07] %s fails (%s): it stops there and says so, on the page of the documents',
    async (call, kind, retry, made) => {
      const { test, names } = flow(
        resubmitDocuments,
        shown(),
        { ...good, [call]: failure(kind, call) },
        action,
      );
      const { storeState } = await test
        .put(dialogOpened({ message: dialogWords[kind], retry }))
        .not.put(toStatus)
        .run();
      expect(names()).toEqual(made);
      expect((storeState as RootState).navigation.path).toBe(path);
    },
  );

  it.each([
    ['updateDocumentsKo', ['updateDocumentsKo', 'contactSendPdf', 'contactList']],
    ['contactSendPdf', ['contactSendPdf', 'contactList']],
    ['contactList', ['contactList']],
  ] as const)('[R4.4-03] Riprova after %s takes up there: nothing is done twice', async (call, again) => {
    let up = false;
    const app = await running(shown(), {
      ...good,
      [call]: () => (up ? good[call] : failure('network', call)),
    });
    await app.send(action);
    const before = app.names().length;
    up = true;
    await app.tryAgain();
    expect(app.names().slice(before)).toEqual(again);
    expect(app.path()).toBe('/status');
    expect(app.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
  });

  it('[R4.4-03] refused again later: what was given back then is given back anew', async () => {
    const app = await running(shown(), good);
    await app.send(action);
    await app.send(reuploadLoaded({ guid: GUID, details }));
    await app.send(action);
    expect(app.names().filter((name) => name === 'updateDocumentsKo')).toHaveLength(2);
  });
});
