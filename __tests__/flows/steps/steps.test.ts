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

  it('[R8-08] shows refused answers on their fields, and does not go on', async () => {
    const message = 'Selezionare una regione';
    const widgets = [widget('questionario', [component('regione', '', { errorMessage: [message] })])];
    const questionnaireSave = refusal('questionnaireSave', 'Controlla', { widgets });
    const { test, names } = flow(submitQuestionnaire, state, { questionnaireSave }, action);
    await test.put(stepRefused({ errors: { 'questionario.regione': message }, globalErrors: [] })).run();
    expect(names()).toEqual(['questionnaireSave']);
  });

  it('[R8-08] a refusal whose fields do not say why is told by its message', async () => {
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
  it('[R4.1-04] the contract list, by guid', async () => {
    const contracts = [{ stampeId: 's0', barCode: 'b0' }];
    const signContractList = { status: 'success', data: contracts };
    const { test, calls } = flow(contractsForStep, onStep('contract'), { signContractList });
    await test.put(contractsLoaded(contracts)).run();
    expect(calls).toEqual([{ endpoint: 'signContractList', request: { guid: 'guid-1' } }]);
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
  const recorded = async (search: string) => {
    const state = stateAfter({
      path: '/request/card',
      search,
      actions: [
        stepReceived(step('card', { number: 5 })),
        userChanged(user),
        promoCodeTyped({ promoCode: 'TYPED' }),
      ],
    });
    const { test, calls } = flow(recordCurrentStep, state, { invitations: ok });
    await test.run();
    return calls;
  };

  it('[R3.5-01] has every field of the record', async () => {
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
      analyticsId: '',
    };
    expect(await recorded('?proof=abc&utm_source=x')).toEqual([{ endpoint: 'invitations', request }]);
  });

  it('[R2.4-04] the promo code of the address comes before a typed one', async () => {
    expect((await recorded('?promoCode=URL'))[0]?.request).toMatchObject({ promoCode: 'URL' });
  });
});
