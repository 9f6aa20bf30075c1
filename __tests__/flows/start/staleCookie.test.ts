import { ok, refusal } from '../../screens/fakeService';
import { restartRequested } from '../../../src/flows/actions';
import { GUID, productInfo, resumeState } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab } from '../tab';

browserOfTabs();

const ENDED = 'no product code for session';
const locked = refusal('Per continuare inserisci prima il codice.');

const withStaleCookie = async (path: string, tells = 1) => {
  let infos = 0;
  return openTab({
    path,
    answers: {
      productInfo: () => (++infos <= tells ? refusal(ENDED) : productInfo),
      contactList: () => locked,
      contactStart: () => resumeState('identify'),
      resumeStart: () => resumeState('validate', { resendIn: 30 }),
      onboardingNext: () => refusal('no process found for session'),
      onboardingStart: () => answer('contact-info', { number: 1 }),
      resumeSendCell: () => ok,
    },
  });
};

it.each([
  [`/resume/${GUID}`, `/resume/${GUID}#0`],
  [`/reupload/${GUID}`, `/resume/${GUID}#0`],
  ['/resume', '/resume#0'],
  ['/status', '/resume#0'],
])('[R2.1-04] [R2.1-06] a link to %s keeps its way, whatever the cookie says: %s', async (path, shown) => {
  const tab = await withStaleCookie(path);
  expect(tab.path()).toBe(shown);
  expect(tab.state().resume.returnTo).toBe(path.startsWith('/reupload') ? GUID : '');
  expect(tab.state().ui).toMatchObject({ busy: 0, dialog: null, errorScreen: null });
});

it('[R4.8-01] a service that keeps saying so is believed', async () => {
  const tab = await withStaleCookie(`/resume/${GUID}`, Infinity);
  expect(tab.path()).toBe('/session-expired/resume#0');
  expect(tab.state().resume.interrupted).toBe(GUID);
  expect(tab.service.requests('productInfo')).toHaveLength(2);
});

it.each([
  ['/session-expired/card', '/resume', '/resume#0'],
  ['/session-expired/contact-info', '/request/contact-info', '/request/contact-info#0'],
])('[R2.13-01] a reloaded %s leads to %s at the first press', async (path, target, shown) => {
  const tab = await withStaleCookie(path);
  await tab.send(restartRequested(target));
  expect(tab.path()).toBe(shown);
});

it('[R4.8-01] a page of a step shows the end: no request is started behind the applicant’s back', async () => {
  for (const path of ['/', '/request/card', '/request/contact-info', '/thanks']) {
    const tab = await withStaleCookie(path);
    expect(tab.path()).toContain('/session-expired/');
    expect(tab.service.requests('onboardingStart')).toHaveLength(0);
  }
});
