import { emptyAnswers } from '../../../src/contract/questionnaire';
import type { StepRequest } from '../../../src/contract/wire';
import * as actions from '../../../src/flows/actions';
import { submitIdentification } from '../../../src/flows/steps/identification';
import { recordCurrentStep } from '../../../src/flows/request/invitation';
import { contractsForStep, customerForStep } from '../../../src/flows/request/loadStepData';
import { submitQuestionnaire } from '../../../src/flows/steps/submitQuestionnaire';
import type { RootState } from '../../../src/state/root';
import { promoCodeTyped } from '../../../src/state/campaign';
import { draftChanged } from '../../../src/state/drafts';
import { videoChanged } from '../../../src/state/identification';
import {
  contractsLoaded,
  customerLoaded,
  stepReceived,
  stepRefused,
  userChanged,
} from '../../../src/state/step';
import { answer, component, config, flow, onStep, refusal, stateAfter, step, widget } from '../support';

const ok = { status: 'success', data: {} };

describe('questionnaire', () => {
  const values = { attivita: { codiceAteco: '62.10' } };
  const answers = { ...emptyAnswers, regione: 'Lazio', altro: true };
  const action = actions.questionnaireSubmitted({ values, answers });
  const state = onStep('self-certifications', {}, 1);

  it('[R4.1-02] saves the answers by their own call, then sends the step', async () => {
    const all = { questionnaireSave: ok, onboardingNext: answer('card') };
    const { test, calls } = flow(submitQuestionnaire, state, all, action);
    await test
      .put(draftChanged({ slug: 'self-certifications', values: { ...values, questionario: answers } }))
      .put(stepReceived(step('card')))
      .put(actions.invitationRequested())
      .run();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['questionnaireSave', 'onboardingNext']);
    expect(calls[0]?.request).toEqual(answers);
    expect(JSON.stringify(calls[1]?.request)).not.toContain('regione');
  });

  it('[R7.6-02] sends Italy under the key of the chosen list, and keeps it as it is known', async () => {
    const chosen = { ...answers, nazione: 'ITALIA', paeseRelazioniCommerciali: 'FR' };
    const all = { questionnaireSave: ok, onboardingNext: answer('card') };
    const submitted = actions.questionnaireSubmitted({ values, answers: chosen, italy: 'IT' });
    const { test, calls } = flow(submitQuestionnaire, state, all, submitted);
    await test
      .put(draftChanged({ slug: 'self-certifications', values: { ...values, questionario: chosen } }))
      .run();
    expect(calls[0]?.request).toEqual({ ...chosen, nazione: 'IT' });
  });

  it('[R8-08] shows refused answers on their fields, and does not go on', async () => {
    const message = 'Selezionare una regione';
    const widgets = [widget('questionario', [component('regione', '', { errorMessage: [message] })])];
    const questionnaireSave = refusal('questionnaireSave', 'Controlla', { widgets });
    const { test, names } = flow(submitQuestionnaire, state, { questionnaireSave }, action);
    await test.put(stepRefused({ errors: { 'questionario.regione': message }, globalErrors: [] })).run();
    expect(names()).toEqual(['questionnaireSave']);
  });

  it('[R8-08] a refusal whose fields do not say why shows its message', async () => {
    const widgets = [widget('questionario', [component('nazione')])];
    const questionnaireSave = refusal('questionnaireSave', 'Non ora', { widgets });
    const { storeState } = await flow(submitQuestionnaire, state, { questionnaireSave }, action).test.run();
    expect((storeState as RootState).step.globalErrors).toEqual(['Non ora']);
  });
});

it.each([
  ['valid', [videoChanged({ status: 'done' })]],
  ['', []],
])(
  '[R3.4-01] the flag of the video that is sent is what the service has confirmed: %j',
  async (flag, before) => {
    const values = {
      video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'finto' },
      documento: {},
    };
    const { test, calls } = flow(
      submitIdentification,
      onStep('identification', {}, 2, before),
      { onboardingNext: answer('contract') },
      actions.identificationSubmitted({ values }),
    );
    await test.put(stepReceived(step('contract'))).run();
    const { widgets } = calls[0]!.request as StepRequest;
    const video = widgets.find(({ name }) => name === 'video')?.components;
    expect(video?.map(({ name, value }) => [name, value])).toEqual([
      ['modIdentificazione', 'video_captcha_doc_2'],
      ['docVideoCaptcha', flag],
    ]);
  },
);

describe('what a step needs beside itself', () => {
  it('[R4.1-04] the contract list of the session’s request', async () => {
    const contracts = [{ stampeId: 's0', barCode: 'b0' }];
    const signContractList = { status: 'success', data: contracts };
    const { test, calls } = flow(contractsForStep, onStep('contract'), { signContractList });
    await test.put(contractsLoaded(contracts)).run();
    expect(calls).toEqual([{ endpoint: 'signContractList', request: {} }]);
  });

  it('[R2.6-02] the customer, whose known e-mail and phone are not asked again', async () => {
    const empty = { nome: '', cognome: '', codiceFiscale: '', email: '', cellulare: '', pec: '' };
    const productCustomer = { ...empty, telefonoAziendale: '06' };
    const state = onStep('company-info', {}, 0, [userChanged({ email: 'a@b.it' })]);
    const customerInfo = { status: 'success', customerInfo: { productCustomer } };
    const { test } = flow(customerForStep, state, { customerInfo });
    const { storeState } = await test.put(customerLoaded(productCustomer)).run();
    expect(storeState).toMatchObject({
      step: { customerInfo: { pecKnown: false, phoneKnown: true }, user: { email: 'a@b.it' } },
    });
  });
});

describe('invitation', () => {
  const user = { cf: 'RSSMRA80A01H501U', email: 'a@b.it', cellulare: '3331234567' };
  const recorded = async (search: string, analyticsIdSource?: string) => {
    const before = stateAfter({
      path: '/request/card',
      search,
      actions: [
        stepReceived(step('card', { number: 5 })),
        userChanged(user),
        promoCodeTyped({ promoCode: 'TYPED' }),
      ],
    });
    const state = { ...before, config: { ...config, ...(analyticsIdSource && { analyticsIdSource }) } };
    const { test, calls } = flow(recordCurrentStep, state, { invitations: ok });
    await test.run();
    return calls;
  };

  afterEach(() => {
    document.cookie = '_ga=; Max-Age=0';
    delete window.dataLayer;
  });

  it('[R3.5-01] has every field of the record', async () => {
    document.cookie = '_ga=GA1.1.1234567.1795428001';
    const request = {
      actorType: 'adult',
      codiceFiscale: user.cf,
      email: user.email,
      phoneNumber: '+393331234567',
      stepSlug: 'card',
      type: config.productCode,
      guid: 'guid-1',
      contactId: 'contact-1',
      stepNumber: 5,
      campaignUrl: '/?proof=abc&utm_source=x',
      encryptedReporterId: 'abc',
      promoCode: 'TYPED',
      analyticsId: 'GA1.1.1234567.1795428001',
    };
    expect(await recorded('?proof=abc&utm_source=x', 'cookie:_ga')).toEqual([
      { endpoint: 'invitations', request },
    ]);
  });

  it.each([
    ['the newest of the data layer', 'dataLayer:visitor.id', 'new'],
    ['none where the page has no such cookie', 'cookie:_pk_id', ''],
    ['none where the data layer has no such key', 'dataLayer:clientId', ''],
    ['none where no source is configured', undefined, ''],
  ])('[R3.5-01] has as the id of the analytics layer %s', async (_, source, analyticsId) => {
    document.cookie = '_ga=GA1.1.1234567.1795428001';
    window.dataLayer = [{ 'visitor.id': 'old' }, null, { 'visitor.id': 'new' }, { event: 'pageView' }];
    expect((await recorded('', source))[0]?.request).toMatchObject({ analyticsId });
  });

  it('[R3.5-01] has no id where that of the page is longer than the service takes', async () => {
    window.dataLayer = [{ clientId: 'x'.repeat(201) }];
    expect((await recorded('', 'dataLayer:clientId'))[0]?.request).toMatchObject({ analyticsId: '' });
  });

  it('[R2.4-04] the promo code of the address comes before a typed one', async () => {
    expect((await recorded('?promoCode=URL'))[0]?.request).toMatchObject({ promoCode: 'URL' });
  });
});
