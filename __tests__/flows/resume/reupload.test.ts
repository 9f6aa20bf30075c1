import { bootstrapRequested, documentsResubmitted, resumeCodeSubmitted } from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { resubmitDocuments } from '../../../src/flows/resume/reupload';
import { navigated } from '../../../src/state/navigation';
import { requestsLoaded, resubmissionTaken, resumeBegun, reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectErrorScreen } from '../../../src/state/selectors';
import { bootstrapped } from '../../../src/state/session';
import { detail, details, GUID, list, ok, papers, productInfo, requests, resumeState } from '../earlier';
import { running } from '../running';
import { failure, flow, refusal, stateAfter, type Answers } from '../support';

const path = `/reupload/${GUID}`;
const locked = refusal('contactList', 'Prima il codice', { httpStatus: 403 });
const notYours = refusal('paperworkList', 'La pratica richiesta non è stata trovata', { httpStatus: 404 });
const load = (answers: Answers) => flow(bootstrap, stateAfter({ path }), { productInfo, ...answers });
const codePage = navigated({ path: `/resume/${GUID}`, replace: true });

beforeEach(() => sessionStorage.clear());

describe('first load at /reupload/{guid}', () => {
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
    const { storeState } = await test.run();
    expect(selectErrorScreen(storeState as RootState)?.message).toBe('Non ora');
    expect(names()).toEqual([
      ...['productInfo', 'contactList', 'paperworkList'],
      ...['resumeStart', 'contactList', 'paperworkList'],
    ]);
  });
});

describe('the documents are replaced', () => {
  const action = documentsResubmitted({ guid: GUID });
  const first = detail('Documento 1', { frontDocUploadType: 'FRONT_DOC_1', barCode: 'bar-1' });
  const everything = [
    detail('Questionario', { azioni: 'print', sign: 'true', feedback: '', barCode: 'q' }),
    detail('Contratto', { azioni: 'print', sign: 'true', feedback: '', barCode: 'c' }),
    detail('Video Captcha', { frontDocUploadType: 'FRONT_DOC_', barCode: 'bar-v' }),
    first,
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
      { endpoint: 'contactSendPdf', request: {} },
      { endpoint: 'contactList', request: undefined },
    ]);
    expect((storeState as RootState).campaign.search).toBe('?proof=p');
  });

  it('[R4.4-03] [R4.6-02] one document alone: the other places are empty', async () => {
    const accepted = { ...first, sign: 'true', feedback: '' };
    const refused = detail('Documento 2', { frontDocUploadType: 'FRONT_DOC_2', barCode: 'bar' });
    const { test, calls } = flow(resubmitDocuments, shown([accepted, refused]), good, action);
    await test.run();
    const places = { barCodev: '', barCode1: '', barCode2: 'bar', processAdditionalBarcodes: [] };
    expect(calls[0]?.request).toEqual({ guid: GUID, ...places });
  });

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
    expect([app.names().at(-1), app.path()]).toEqual([call, path]);
    const before = app.names().length;
    up = true;
    await app.tryAgain();
    expect(app.names().slice(before)).toEqual(again);
    expect(app.path()).toBe('/status');
  });

  it('[R4.4-03] refused again later: the earlier answer is given again', async () => {
    const app = await running(shown(), good);
    await app.send(action);
    await app.send(reuploadLoaded({ guid: GUID, details }));
    await app.send(action);
    expect(app.names().filter((name) => name === 'updateDocumentsKo')).toHaveLength(2);
  });
});
