import { ok, refusal } from '../../screens/fakeService';
import { resumeCodeSubmitted, resumeRequested } from '../../../src/flows/actions';
import { GUID, paperwork } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab } from '../tab';

browserOfTabs();

const plain = {
  productInfo: () => ok,
  onboardingStart: () => answer('contact-info', { number: 1 }),
  onboardingNext: () => refusal('numero non valido'),
};
const idle = { busy: 0, dialog: null, errorScreen: null };

it('[R4.4-02] a resume whose state is only a name sends its code', async () => {
  const resumeSendCell = jest.fn(() => ok);
  const resumeStart = () => ({ data: { name: 'validate' } });
  const tab = await openTab({ path: `/resume/${GUID}`, answers: { ...plain, resumeStart, resumeSendCell } });
  expect(tab.path()).toBe(`/resume/${GUID}#0`);
  expect(resumeSendCell).toHaveBeenCalledTimes(1);
  expect(tab.state().ui).toMatchObject(idle);
});

it.each([
  ['a success alone', ok],
  ['a name at the top', { status: 'success', name: 'validate' }],
  ['a name in other letters', { data: { name: 'VALIDATE/OTP' } }],
])('[R4.4-02] a link answered by %s leads to the code, which is sent', async (_, state) => {
  const resumeSendCell = jest.fn(() => ok);
  const tab = await openTab({
    path: `/resume/${GUID}`,
    answers: { ...plain, resumeStart: () => state, resumeSendCell },
  });
  expect(tab.path()).toBe(`/resume/${GUID}#0`);
  expect(resumeSendCell).toHaveBeenCalledTimes(1);
  expect(tab.state().ui).toMatchObject(idle);
});

const byCode = { ...plain, resumeStart: () => ok, resumeSendCell: () => ok, resumeValidateCell: () => ok };
const steps = { customerInfo: () => ok, legacyInvitation: () => ok, invitations: () => ok };

it('[R4.4-02] a resume that is answered by a success alone opens the current step', async () => {
  const step = () => answer('company-info', { guid: GUID });
  const answers = { ...byCode, ...steps, resume: () => ok, onboardingNext: step };
  const tab = await openTab({ path: `/resume/${GUID}`, answers });
  await tab.send(resumeCodeSubmitted({ code: '123456' }));
  expect(tab.path()).toBe('/request/company-info#0');
  expect(tab.state().ui).toMatchObject(idle);
});

it('[R2.12-01] a request of the list that is opened by a success alone shows its current step', async () => {
  const step = () => answer('company-info', { guid: GUID });
  const resume = { contactStart: () => ({ data: { name: 'list' } }), contactResume: () => ok };
  const contactList = () => ({ data: [paperwork(GUID)] });
  const answers = { ...plain, ...steps, ...resume, contactList, onboardingNext: step };
  const tab = await openTab({ path: '/status', answers });
  await tab.send(resumeRequested({ guid: GUID }));
  expect(tab.path()).toBe('/request/company-info#0');
});

it('[R4.4-02] a link to a request that has no step any more leads to the list', async () => {
  const contactList = () => ({ data: [paperwork(GUID)] });
  const tab = await openTab({
    path: `/resume/${GUID}`,
    answers: { ...byCode, contactList, resume: () => ok, onboardingNext: () => ok },
  });
  await tab.send(resumeCodeSubmitted({ code: '123456' }));
  expect(tab.path()).toMatch(/^\/status(#|$)/);
});

it.each([
  ['Codice errato', 'Codice non valido'],
  ['La sessione è scaduta', 'Sessione scaduta'],
])('[R8-03] a code that is refused with HTTP 401 and "%s" shows "%s"', async (message, title) => {
  const resumeValidateCell = () => new Response(JSON.stringify(refusal(message)), { status: 401 });
  const tab = await openTab({ path: `/resume/${GUID}`, answers: { ...byCode, resumeValidateCell } });
  await tab.send(resumeCodeSubmitted({ code: '123456' }));
  expect(tab.state().ui.errorScreen).toMatchObject({ title, message });
});
