import { refusal } from '../../screens/fakeService';
import { uploadsApi } from '../../../src/api/uploads';
import { keepFile } from '../../../src/api/files';
import type { StepSlug } from '../../../src/contract/steps/table';
import { SESSION_ENDED } from '../../../src/contract/errors';
import * as actions from '../../../src/flows/actions';
import { requestMovedCopy } from '../../../src/copy/session-warning';
import { draftChanged } from '../../../src/state/drafts';
import { videoChanged } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import { selectDialog, selectDraft, selectFieldErrors, selectUser } from '../../../src/state/selectors';
import { contractsLoaded, stepRefused } from '../../../src/state/step';
import { busyStarted, dialogOpened } from '../../../src/state/ui';
import { answer, component, widget } from '../support';
import { browserOfTabs, FakeChannel, openTab, productInfo, SESSION, settled, turn, until } from '../tab';

const MOVED = 'Questo passo è già stato completato altrove: i dati salvati non sono stati sostituiti.';
const told = (message: string) => ({ title: 'La richiesta è andata avanti', message, label: 'Ho capito' });
const values = { spedizione: { cap: '20121' } };

const visible = (isVisible: boolean): void => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange'));
};
const comeBack = async (): Promise<void> => {
  visible(false);
  visible(true);
  await settled();
};

const tabOn = async (slug: StepSlug, more = {}, answers = {}) => {
  let current: unknown = answer(slug, { number: 5, ...more });
  const tab = await openTab({ answers: { onboardingNext: () => current, ...answers } });
  return {
    ...tab,
    elsewhere: (next: unknown) => {
      current = next;
    },
    asked: () => tab.service.requests('onboardingNext').length,
    dialog: () => selectDialog(tab.state()),
  };
};

browserOfTabs();

describe('a stale tab that sends its step', () => {
  const stale = (slug: StepSlug) => answer(slug, { number: 6, errorMessage: [MOVED] });

  it('[R4.1-02] is led to the current step with a notice, and keeps its draft', async () => {
    const tab = await tabOn('card');
    tab.elsewhere(stale('identification'));
    await tab.send(actions.nextRequested({ values }));
    expect(tab.path()).toBe('/request/identification#0');
    expect(tab.dialog()).toEqual(told(MOVED));
    expect(selectDraft('card')(tab.state())).toEqual(values);
    // What another tab has recorded is not recorded again.
    expect(tab.service.requests('invitations')).toHaveLength(0);
    expect(selectFieldErrors(tab.state())).toEqual({});
  });

  it('[R4.1-02] from the contract: it is signed once', async () => {
    const tab = await tabOn('contract', {}, { presaVisione: () => ({ status: 'success' }) });
    tab.store.dispatch(contractsLoaded([{ stampeId: 's0', barCode: 'b0' }]));
    tab.elsewhere(stale('thanks'));
    await tab.send(actions.signRequested({ values }));
    expect(tab.path()).toBe('/thanks#0');
    expect(tab.dialog()?.title).toBe(requestMovedCopy.title);
    expect(tab.state().signing.signed).toBeNull();
  });
});

describe('a tab that is looked at again', () => {
  it('goes to the step that another has reached, and says so', async () => {
    const tab = await tabOn('card');
    tab.store.dispatch(draftChanged({ slug: 'card', values }));
    tab.elsewhere(answer('identification', { number: 6 }));
    await comeBack();
    expect(tab.path()).toBe('/request/identification#0');
    expect(tab.state().navigation.replace).toBe(true);
    expect(tab.dialog()).toEqual(told(requestMovedCopy.text));
    expect(selectDraft('card')(tab.state())).toEqual(values);
  });

  it('takes over what the service knows by now of the same step, and leaves errors and page alone', async () => {
    const email = (status: string) =>
      widget('email', [
        component('email', 'nuova@b.it'),
        component('validateEmail', status === 'valid' ? 'true' : '', { status }),
      ]);
    const tab = await tabOn('contact-info', { widgets: [email('pending')] });
    tab.store.dispatch(stepRefused({ errors: { 'anagrafica.nome': 'No' }, globalErrors: ['No'] }));
    const before = tab.path();
    tab.elsewhere(answer('contact-info', { number: 5, widgets: [email('valid'), widget('altro', [])] }));
    await comeBack();
    expect(tab.state().step.current.widgets[0]).toEqual(email('valid'));
    expect(selectUser(tab.state()).email).toBe('nuova@b.it');
    expect(selectFieldErrors(tab.state())).toEqual({ 'anagrafica.nome': 'No' });
    expect(tab.state().step.failures).toBe(1);
    expect(tab.path()).toBe(before);
    expect(tab.dialog()).toBeNull();
  });

  it('that comes out of the page cache meets the end of its session at once', async () => {
    const tab = await tabOn('card');
    tab.elsewhere(new Response(JSON.stringify(refusal(SESSION_ENDED)), { status: 401 }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    expect(tab.path()).toBe('/session-expired/card#0');
    expect(tab.dialog()).toBeNull();
  });

  it.each([
    ['has ended', refusal('no product code for session')],
    ['has given way to another', productInfo({ ...SESSION, draftKey: 'of another session' })],
  ])('[R4.8-01] whose request is gone because its session %s shows that end', async (_, product) => {
    let info: unknown = productInfo();
    const tab = await tabOn('card', {}, { productInfo: () => info });
    tab.elsewhere(refusal('no process found for session'));
    info = product;
    await comeBack();
    expect(tab.path()).toBe('/session-expired/card#0');
    expect(tab.state().ui).toMatchObject({ dialog: null, errorScreen: null, busy: 0 });
  });

  it.each([
    ['has ended', refusal('no product code for session'), '/session-expired/card#0'],
    ['has given way', productInfo({ ...SESSION, draftKey: 'of another' }), '/session-expired/card#0'],
    // The message alone is that of another call (spec, 8).
    ['lives on', productInfo(), '/request/card#0'],
    ['is of a service that tells nothing of it', productInfo(null), '/request/card#0'],
    ['cannot be asked for', null, '/request/card#0'],
  ])('[R4.8-01] that sends its step after its request is gone: its session %s', async (_, product, path) => {
    let info: unknown =
      product && 'data' in product && !('session' in product.data) ? product : productInfo();
    const tab = await tabOn('card', {}, { productInfo: () => info });
    tab.elsewhere(refusal('no process found for session'));
    info = product;
    await tab.send(actions.nextRequested({ values }));
    expect(tab.path()).toBe(path);
    expect(tab.state().ui.errorScreen === null).toBe(path.includes('expired'));
  });

  it('asks nothing while it is hidden, and has nothing to do where nothing has happened', async () => {
    const tab = await tabOn('card', { widgets: [widget('spedizione', [component('cap', '20121')])] });
    const { step } = tab.state();
    visible(false);
    await settled();
    expect(tab.asked()).toBe(1);
    await comeBack();
    expect(tab.asked()).toBe(2);
    expect(tab.state().step.current).toBe(step.current);
  });

  it.each([
    ['another page', navigated({ path: '/status' })],
    ['a call under way', busyStarted()],
    ['a dialog', dialogOpened({ message: 'Errore' })],
    ['a video on its way', videoChanged({ status: 'uploading' })],
  ])('does not ask: %s', async (_, action) => {
    const tab = await tabOn('identification');
    tab.store.dispatch(action);
    await comeBack();
    expect(tab.asked()).toBe(1);
  });

  it('does not ask while a document is on its way', async () => {
    const sent = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation();
    const tab = await tabOn('identification');
    const file = keepFile(new Blob(['x']), 'x.jpg');
    const { documentUpload } = uploadsApi.endpoints;
    const upload = tab.store.dispatch(documentUpload.initiate({ type: 'FRONT_DOC_1', file }));
    await comeBack();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(tab.asked()).toBe(1);
    upload.abort();
  });

  it.each([
    ['offline', null],
    ['refused', refusal('no process found for session')],
    ['answered with a step of no known title', { ...answer('card'), name: 'Boh' }],
  ])('stays as it is when it is %s', async (_, outcome) => {
    const tab = await tabOn('card');
    tab.elsewhere(outcome);
    await comeBack();
    expect(tab.asked()).toBe(2);
    expect(tab.path()).toBe('/request/card#0');
    expect(tab.state().ui).toMatchObject({ dialog: null, errorScreen: null, busy: 0 });
  });

  it('does not disturb an applicant who has gone on meanwhile', async () => {
    let release: (value: unknown) => void = () => undefined;
    const tab = await tabOn('card');
    tab.elsewhere(new Promise((resolve) => (release = resolve)));
    visible(false);
    visible(true);
    await turn();
    tab.elsewhere(answer('identification', { number: 6 }));
    await tab.send(actions.nextRequested({ values }));
    expect(tab.path()).toBe('/request/identification#0');
    release(answer('address-info', { number: 2 }));
    await settled();
    expect(tab.path()).toBe('/request/identification#0');
    expect(tab.dialog()).toBeNull();
  });
});

describe('the request that the session has in hand', () => {
  const another = { guid: 'guid-2', contactId: 'contact-2' };

  it('[R4.1-02] changes in every tab when one has opened another: nothing is sent to the wrong one', async () => {
    const first = await tabOn('card');
    first.store.dispatch(draftChanged({ slug: 'card', values }));
    // The same browser, so the same session: both tabs are answered alike from now on.
    const second = await tabOn('card', another);
    await until(() => first.state().step.current.guid === 'guid-2');
    await turn();
    expect(first.state().drafts).toEqual({});
    expect(first.dialog()?.title).toBe(requestMovedCopy.title);
    expect(second.dialog()).toBeNull();
  });

  it('is announced once, and tabs with the same ask nothing', async () => {
    const first = await tabOn('card');
    const second = await tabOn('card');
    await second.send(actions.nextRequested({ values: {} }));
    await settled();
    // One question each, and the step that was sent.
    expect(second.asked()).toBe(2);
    expect(first.dialog()).toBeNull();
  });

  it('is the service’s to say, not another tab’s', async () => {
    const tab = await tabOn('card');
    const other = new FakeChannel('apertura.request');
    for (const said of [null, 7, { guid: 'guid-2' }]) other.postMessage(said);
    other.close();
    await settled();
    expect(tab.asked()).toBe(1);
    other.postMessage('guid-2');
    await settled();
    expect(tab.asked()).toBe(2);
    expect(tab.state().step.current.guid).toBe('guid-1');
    expect(tab.dialog()).toBeNull();
  });
});

describe('a call that is bound to its step', () => {
  const greeting = { nome: 'Mario', cognome: 'Rossi', cf: 'X', email: 'a@b.it', promoCode: '' };
  const questionnaire = actions.questionnaireSubmitted({ values, answers: {} as never });

  it.each([
    ['confermaEmail', 'contact-info', actions.emailCodeSubmitted({ codice: '123456' })],
    ['validateCellulare', 'contact-info', actions.mobileSubmitted({ numero: '3331234567' })],
    ['createPassword', 'contact-info', actions.passwordSubmitted({ password: 'x', confermaPassword: 'x' })],
    ['checkCustomerInfo', 'contact-info', actions.greetingSubmitted(greeting)],
    ['questionnaireSave', 'self-certifications', questionnaire],
  ] as const)(
    '[R4.1-02] %s, refused because the request has left %s, is no dead end',
    async (call, slug, action) => {
      const tab = await tabOn(slug, {}, { [call]: () => refusal('Hai già completato questo passo.') });
      tab.elsewhere(answer('card', { number: 6 }));
      await tab.send(action);
      await until(() => tab.path() === '/request/card#0' && tab.dialog()?.title === requestMovedCopy.title);
      expect(tab.state().ui).toMatchObject({
        errorScreen: null,
        dialog: { label: requestMovedCopy.understood },
      });
    },
  );

  it('[R4.1-02] refused for any other reason is said, and the page stays', async () => {
    const answers = { confermaEmail: () => refusal('Il codice non è corretto.') };
    const tab = await tabOn('contact-info', {}, answers);
    await tab.send(actions.emailCodeSubmitted({ codice: '123456' }));
    await settled();
    expect(tab.asked()).toBe(2);
    expect(tab.path()).toBe('/request/contact-info#0');
    expect(tab.dialog()?.message).toBe('Il codice non è corretto.');
  });
});
