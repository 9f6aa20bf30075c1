// What this tab had a moment ago is not asked for again: the request is known, its code comes next.
import { refusal } from '../../screens/fakeService';
import { previousStepRequested, restartRequested, resumeCodeSubmitted } from '../../../src/flows/actions';
import { ok, opened, paperwork, resumed, resumeState } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab } from '../tab';

browserOfTabs();

const OWN = 'guid-1';
const locked = refusal('Per continuare inserisci prima il codice.');
const ended = refusal('no process found for session');

const earlier = {
  onboardingBack: () => ended,
  contactList: () => locked,
  contactSendCell: () => ok,
  customerInfo: () => resumed.customerInfo,
  legacyInvitation: () => resumed.legacyInvitation,
  /** A guid locates the request; without one nobody is located. */
  contactStart: ({ guid }: { readonly guid?: string }) => resumeState(guid === OWN ? 'validate' : 'identify'),
};

const expired = async (answers = {}) => {
  const tab = await openTab({
    path: '/request/card',
    answers: { onboardingNext: () => answer('card', { number: 5, guid: OWN }), ...earlier, ...answers },
  });
  await tab.send(previousStepRequested());
  expect(tab.path()).toBe('/session-expired/card#0');
  return tab;
};

describe('[R2.13-01] [R4.4-01] after the end of the session', () => {
  it('the code of the request comes next, and the request after it', async () => {
    const data = [paperwork('other'), paperwork(OWN)];
    let isConfirmed = false;
    const tab = await expired({
      contactValidateCell: () => {
        isConfirmed = true;
        return resumeState('list');
      },
      contactList: () => (isConfirmed ? { status: 'success', data } : locked),
      contactResume: () => opened,
    });
    await tab.send(restartRequested('/resume'));
    expect(tab.path()).toBe('/resume#1');
    expect(tab.service.requests('contactStart')).toEqual([{ guid: OWN }]);
    expect(tab.service.requests('contactSendCell')).toHaveLength(1);
    await tab.send(resumeCodeSubmitted({ code: '123456' }));
    expect(tab.service.requests('contactResume')).toEqual([{ guid: OWN }]);
    expect(tab.path()).toBe('/request/card#0');
  });

  it('a request that has no code yet is asked for by its data', async () => {
    const tab = await expired({
      contactStart: ({ guid }: { readonly guid?: string }) =>
        guid === undefined ? resumeState('identify') : refusal('La pratica richiesta non è stata trovata'),
    });
    await tab.send(restartRequested('/resume'));
    expect(tab.service.requests('contactStart')).toEqual([{ guid: OWN }, {}]);
    expect(tab.path()).toBe('/resume#0');
    expect(tab.state().ui).toMatchObject({ dialog: null, errorScreen: null });
  });

  it('a start from elsewhere shows the form, for the next user', async () => {
    const tab = await expired();
    await tab.send(restartRequested('/resume'));
    await tab.send(restartRequested('/resume'));
    expect(tab.service.requests('contactStart')).toEqual([{ guid: OWN }, {}]);
    expect(tab.path()).toBe('/resume#0');
  });
});

describe('[R2.11-01] [R2.1-05] after the signature', () => {
  const signed = { onboardingNext: () => answer('thanks', { number: null, guid: OWN }) };

  it('the code of the request comes next', async () => {
    const tab = await openTab({ path: '/thanks', answers: { ...signed, ...earlier } });
    await tab.send(restartRequested('/status'));
    expect(tab.service.requests('contactStart')).toEqual([{ guid: OWN }]);
    expect(tab.path()).toBe('/resume#1');
  });

  it('a session that has the list shows it at once', async () => {
    const list = () => ({ status: 'success', data: [paperwork(OWN)] });
    const tab = await openTab({ path: '/thanks', answers: { ...signed, ...earlier, contactList: list } });
    await tab.send(restartRequested('/status'));
    expect(tab.service.requests('contactStart')).toEqual([]);
    expect(tab.path()).toBe('/status#0');
  });
});
