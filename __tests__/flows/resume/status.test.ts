import { resumeRequested, reuploadRequested, restartRequested } from '../../../src/flows/actions';
import { resumeRequest } from '../../../src/flows/resume/openRequest';
import { openReupload } from '../../../src/flows/resume/reupload';
import { captchaReceived, videoChanged, videoForgotten } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import { requestsLoaded, reuploadLoaded } from '../../../src/state/resume';
import type { RootState } from '../../../src/state/root';
import { selectCaptcha, selectDialog, selectVideo } from '../../../src/state/selectors';
import { customerLoaded, stepReceived } from '../../../src/state/step';
import { details, GUID, list, opened, papers, requests, resumed } from '../earlier';
import { answer, failure, flow, stateAfter, step, type Answers } from '../support';

const phrase = { nome: 'Mario', cognome: 'Rossi', captcha: 'sole mare' };
const listed = stateAfter({
  path: '/status',
  search: '?proof=p',
  actions: [requestsLoaded(requests), captchaReceived(phrase), videoChanged({ status: 'done' })],
});
const status = navigated({ path: '/status', replace: true });
const at = (slug: 'card' | 'contact-info' | 'thanks') =>
  navigated({ path: slug === 'thanks' ? '/thanks' : `/request/${slug}`, subPage: 0, replace: true });

beforeEach(() => sessionStorage.clear());

describe('Riprendi richiesta', () => {
  const action = resumeRequested({ guid: GUID });
  const ask = (answers: Answers) => flow(resumeRequest, listed, answers, action);

  it('[R2.12-01] [R4.1-04] opens the request where it was left, with customer and invitation', async () => {
    const { test, calls, names } = ask({ contactResume: opened, ...resumed });
    const { storeState } = await test
      .put(videoForgotten())
      .put(customerLoaded(resumed.customerInfo.customerInfo.productCustomer))
      .put(stepReceived(step('card', { number: 5, guid: GUID })))
      .put(at('card'))
      .run();
    expect(calls[0]).toEqual({ endpoint: 'contactResume', request: { guid: GUID } });
    expect(names()).toEqual(['contactResume', 'customerInfo', 'legacyInvitation']);
    expect(selectCaptcha(storeState as RootState)).toBeNull();
    expect(selectVideo(storeState as RootState)).toEqual({ status: 'idle' });
    expect((storeState as RootState).campaign.search).toBe('?proof=p');
  });

  it('[R2.12-01] opens a request at contact-info at its current confirmations', async () => {
    const { test, names } = ask({ contactResume: answer('contact-info', { number: 1, guid: GUID }) });
    await test.put(at('contact-info')).run();
    expect(names()).toEqual(['contactResume']);
  });

  it.each([null, ''])('[R2.12-01] keeps the guid that opened it where the answer has %p', async (guid) => {
    const { test } = ask({ contactResume: { ...answer('card', { number: 5 }), guid }, ...resumed });
    await test.put(stepReceived(step('card', { number: 5, guid: GUID }))).run();
  });

  it('[R2.12-01] completed meanwhile: shows the list with its state', async () => {
    await ask({ contactResume: answer('thanks'), contactList: list })
      .test.put(requestsLoaded(requests))
      .put(status)
      .not.put(at('thanks'))
      .run();
  });
});

describe('Reinvia', () => {
  const open = (paperworkList: unknown) =>
    flow(openReupload, listed, { paperworkList }, reuploadRequested({ guid: GUID }));

  it('[R2.12-01] [R2.1-06] loads the refused documents, and leads there; Back finds the list again', async () => {
    const { test, calls } = open(papers);
    const { storeState } = await test
      .put(reuploadLoaded({ guid: GUID, details }))
      .put(navigated({ path: `/reupload/${GUID}`, replace: false }))
      .run();
    expect(calls).toEqual([{ endpoint: 'paperworkList', request: { guid: GUID } }]);
    // A recording for another request is not shown as this one's.
    expect(selectVideo(storeState as RootState)).toEqual({ status: 'idle' });
    expect(selectCaptcha(storeState as RootState)).toBeNull();
  });

  it.each([
    ['business', restartRequested(`/reupload/${GUID}`)],
    ['fault', reuploadRequested({ guid: GUID })],
  ] as const)(
    '[R8-07] failed (%s): a refusal leads to the page of the code, all else to the same call again',
    async (kind, retry) => {
      const { storeState } = await open(failure(kind, 'paperworkList')).test.run();
      expect(selectDialog(storeState as RootState)?.retry).toEqual(retry);
      expect(storeState).toMatchObject({ navigation: { path: '/status' }, resume: { reupload: null } });
    },
  );
});
