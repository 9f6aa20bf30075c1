import type { UnknownAction } from '@reduxjs/toolkit';
import type { EndpointName } from '../../../src/contract/endpoints';
import type { StepSlug } from '../../../src/contract/steps/table';
import * as actions from '../../../src/flows/actions';
import { resumeBegun } from '../../../src/state/resume';
import { selectDraft } from '../../../src/state/selectors';
import { contractsLoaded } from '../../../src/state/step';
import { refusal } from '../../screens/fakeService';
import { MASKED, ok, paperwork } from '../earlier';
import { answer } from '../support';
import { browserOfTabs, openTab, settled, until } from '../tab';

const MESSAGE =
  'Hai ripreso la richiesta su un altro dispositivo. Per continuare qui richiedi un nuovo codice.';
const validate = { status: 'success', data: { name: 'validate', cellulare: MASKED } };
const locked = () => answer('auth', { number: null, guid: '', contactId: '', errorMessage: [MESSAGE] });
const told = { title: 'La richiesta continua altrove', message: MESSAGE, label: 'Ho capito' };
const fine = { status: 'success', customerInfo: { productCustomer: {} }, data: [] };
const values = { spedizione: { cap: '20121' } };

browserOfTabs();

const questionnaire = actions.questionnaireSubmitted({ values, answers: {} as never });
const calls: readonly (readonly [EndpointName, StepSlug, UnknownAction])[] = [
  ['onboardingNext', 'card', actions.nextRequested({ values })],
  ['onboardingBack', 'card', actions.previousStepRequested()],
  ['customerInfo', 'card', actions.customerRequested()],
  ['confermaEmail', 'contact-info', actions.emailCodeSubmitted({ codice: '123456' })],
  ['questionnaireSave', 'self-certifications', questionnaire],
  ['generateCaptcha', 'identification', actions.captchaRequested()],
  ['signContractList', 'contract', actions.contractsRequested()],
  ['presaVisione', 'contract', actions.signRequested({ values })],
];

const tabOn = async (slug: StepSlug, answers: Parameters<typeof openTab>[0] = {}) => {
  let isElsewhere = false;
  const bound = () => (isElsewhere ? refusal(MESSAGE) : fine);
  const tab = await openTab({
    ...answers,
    answers: {
      ...Object.fromEntries(calls.map(([call]) => [call, bound])),
      onboardingNext: () => (isElsewhere ? locked() : answer(slug, { number: 5 })),
      contactStart: () => validate,
      resumeSendCell: () => ok,
      resumeValidateCell: () => ({ status: 'success', data: { name: 'list' } }),
      resume: () => {
        isElsewhere = false;
        return answer(slug, { number: 5 });
      },
      ...answers.answers,
    },
  });
  return { ...tab, leave: () => void (isElsewhere = true), dialog: () => tab.state().ui.dialog };
};

it.each(calls)('[R2.1-10] [R4.1-02] %s at %s: a word, and the code page', async (_, slug, action) => {
  const tab = await tabOn(slug);
  tab.store.dispatch(contractsLoaded([{ stampeId: 's0', barCode: 'b0' }]));
  tab.leave();
  await tab.send(action);
  await until(() => tab.path() === '/request/auth#0' && tab.dialog()?.title === told.title);
  expect(tab.dialog()).toEqual(told);
  expect(tab.state().ui.errorScreen).toBeNull();
  // Nobody has asked for a code yet, and nothing was begun behind the applicant's back.
  expect(tab.service.requests('resumeSendCell')).toHaveLength(0);
  expect(tab.service.requests('onboardingStart')).toHaveLength(0);
});

it('[R2.1-10] with the code the applicant is at the request’s step, with the typed values', async () => {
  const tab = await tabOn('card');
  tab.leave();
  await tab.send(actions.nextRequested({ values }));
  expect(tab.path()).toBe('/request/auth#0');
  await tab.send(actions.resumeCodeResendRequested());
  expect(tab.service.requests('resumeSendCell')).toHaveLength(1);
  await tab.send(actions.resumeCodeSubmitted({ code: '123456' }));
  await until(() => tab.path() === '/request/card#0');
  expect(selectDraft('card')(tab.state())).toEqual(values);
});

it('[R2.1-10] loaded again at the first step’s address: the code page, and no new request', async () => {
  const tab = await tabOn('card', {
    path: '/request/contact-info',
    answers: { onboardingNext: () => locked() },
  });
  expect(tab.path()).toBe('/request/auth#0');
  expect(tab.service.requests('onboardingStart')).toHaveLength(0);
  expect(tab.service.requests('resumeSendCell')).toHaveLength(0);
});

it('[R8-01] a call that is refused before the first step is there leads nowhere else', async () => {
  let asked = 0;
  const tab = await tabOn('card', {
    path: '/request/card',
    answers: { customerInfo: () => (++asked === 1 ? refusal('Non ora') : fine) },
  });
  await settled();
  expect(tab.dialog()).toBeNull();
  expect(tab.state().ui.errorScreen?.message).toBe('Non ora');
});

describe('documents that are sent again', () => {
  const guid = 'a1b2c3';
  const onReupload = async () => {
    let isElsewhere = false;
    const unlessElsewhere = (data: unknown) => () =>
      isElsewhere ? refusal(MESSAGE) : { status: 'success', data };
    const tab = await openTab({
      path: `/reupload/${guid}`,
      answers: {
        contactList: unlessElsewhere([paperwork(guid, 'DOCUMENTO DI IDENTITA KO')]),
        paperworkList: unlessElsewhere([]),
        updateDocumentsKo: () => refusal(isElsewhere ? MESSAGE : 'Manca il retro.'),
        resumeStart: () => ({ ...validate, data: { ...validate.data, resendIn: 30 } }),
      },
    });
    return { ...tab, leave: () => void (isElsewhere = true) };
  };

  it('[R4.4-03] refused because the code was entered elsewhere: a word, and the code that leads back', async () => {
    const tab = await onReupload();
    tab.leave();
    await tab.send(actions.documentsResubmitted({ guid }));
    await until(() => tab.path() === `/resume/${guid}#0`);
    expect(tab.state().ui.dialog).toEqual(told);
    expect(tab.state().resume.returnTo).toBe(guid);
  });

  it('[R4.4-03] refused for any other reason: said, and the page stays', async () => {
    const tab = await onReupload();
    await tab.send(actions.documentsResubmitted({ guid }));
    await settled();
    expect(tab.path()).toBe(`/reupload/${guid}#0`);
    expect(tab.state().ui.dialog?.message).toBe('Manca il retro.');
  });
});

describe('from the list, and once a code was taken', () => {
  const onList = (refusedBy: 'contactResume' | 'resume') =>
    openTab({
      path: '/status',
      answers: {
        contactList: () => ({ status: 'success', data: [paperwork('a1b2c3')] }),
        contactStart: () => validate,
        [refusedBy]: () => refusal(MESSAGE),
        onboardingNext: () => locked(),
      },
    });

  it.each([
    ['contactResume', actions.resumeRequested({ guid: 'a1b2c3' })],
    ['resume', actions.resumeContinued()],
  ] as const)('[R2.1-10] [R2.12-01] %s: a word, and the code page', async (call, action) => {
    const tab = await onList(call);
    tab.store.dispatch(resumeBegun({ kind: 'link' }));
    await tab.send(action);
    await until(() => tab.path() === '/request/auth#0' && tab.state().ui.dialog !== null);
    expect(tab.state().ui.dialog).toEqual(told);
    expect(tab.state().ui.errorScreen).toBeNull();
    expect(tab.service.requests('resumeSendCell')).toHaveLength(0);
  });
});
