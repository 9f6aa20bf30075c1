import { emptyAnswers } from '../../../src/contract/questionnaire';
import * as actions from '../../../src/flows/actions';
import * as identification from '../../../src/flows/steps/identification';
import { recordCurrentStep } from '../../../src/flows/request/invitation';
import { contractsForStep, customerForStep } from '../../../src/flows/request/loadStepData';
import { submitQuestionnaire } from '../../../src/flows/steps/questionnaire';
import { promoCodeTyped } from '../../../src/state/campaign';
import { draftChanged } from '../../../src/state/drafts';
import { captchaReceived, videoChanged } from '../../../src/state/identification';
import { navigated } from '../../../src/state/navigation';
import {
  componentMarked,
  contractsLoaded,
  customerLoaded,
  stepReceived,
  stepRefused,
  userChanged,
} from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import {
  answer,
  component,
  config,
  failure,
  failureKinds,
  flow,
  onStep,
  refusal,
  screenWords,
  stateAfter,
  step,
  widget,
} from '../support';

const ok = { status: 'success' };
const exit = { label: 'Modifica i dati' };

describe('questionnaire', () => {
  const values = { attivita: { codiceAteco: '62.10' } };
  const answers = { ...emptyAnswers, regione: 'Lazio', altro: true };
  const action = actions.questionnaireSubmitted({ values, answers });
  const state = onStep('self-certifications', {}, 1);

  it('[R4.1-02] saves the answers by their own call, then sends the step', async () => {
    const { test, calls } = flow(
      submitQuestionnaire,
      state,
      { questionnaireSave: ok, onboardingNext: answer('card') },
      action,
    );
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
    const widgets = [
      widget('questionario', [component('regione', '', { errorMessage: ['Selezionare una regione'] })]),
    ];
    const { test, names } = flow(
      submitQuestionnaire,
      state,
      {
        questionnaireSave: refusal('questionnaireSave', 'Controlla', { widgets }),
      },
      action,
    );
    await test
      .put(stepRefused({ errors: { 'questionario.regione': 'Selezionare una regione' }, globalErrors: [] }))
      .run();
    expect(names()).toEqual(['questionnaireSave']);
  });

  it('[R8-07] a failed save opens the dialog, whose retry saves and goes on', async () => {
    const { test, names } = flow(
      submitQuestionnaire,
      state,
      { questionnaireSave: refusal('questionnaireSave', 'No') },
      action,
    );
    await test.put(dialogOpened({ message: 'No', retry: action })).run();
    expect(names()).toEqual(['questionnaireSave']);
  });

  it('[R8-09] a failed next shows the error screen', async () => {
    const { test } = flow(
      submitQuestionnaire,
      state,
      {
        questionnaireSave: ok,
        onboardingNext: failure('timeout', 'onboardingNext'),
      },
      action,
    );
    await test.put(errorScreenShown({ ...screenWords.timeout, closable: false, retry: action, exit })).run();
  });

  it('[R8-08] an error of the first page leads there', async () => {
    const widgets = [widget('rapporto', [component('scopoRapporto', '', { errorMessage: ['No'] })])];
    const { test } = flow(
      submitQuestionnaire,
      state,
      {
        questionnaireSave: ok,
        onboardingNext: answer('self-certifications', { widgets }),
      },
      action,
    );
    await test.put(navigated({ path: '/request/self-certifications', subPage: 0 })).run();
  });
});

describe('identification', () => {
  const phrase = { nome: 'Mario', cognome: 'Rossi', captcha: 'sole mare' };
  const file = { id: 'file-1', name: 'video.webm', type: 'video/webm', size: 9 };
  const recorded = actions.videoRecorded({ file });
  const state = onStep('identification', {}, 0, [captchaReceived(phrase)]);
  const mark = componentMarked({
    widget: 'video',
    component: 'docVideoCaptcha',
    value: 'valid',
    status: 'valid',
  });

  it('[R2.9-01] asks for the phrase of this request', async () => {
    const { test, calls } = flow(
      identification.requestCaptcha,
      state,
      {
        generateCaptcha: { status: 'success', data: phrase },
      },
      actions.captchaRequested(),
    );
    await test.put(captchaReceived(phrase)).run();
    expect(calls).toEqual([{ endpoint: 'generateCaptcha', request: { guid: 'guid-1' } }]);
  });

  it('[R8-07] a phrase that does not come opens the dialog', async () => {
    const action = actions.captchaRequested();
    const { test } = flow(
      identification.requestCaptcha,
      state,
      { generateCaptcha: refusal('generateCaptcha', 'No') },
      action,
    );
    await test.put(dialogOpened({ message: 'No', retry: action })).run();
  });

  it('[R3.4-01] [R3.4-03] the video goes as FRONT_DOC_, its phrase after it, then the flag is valid', async () => {
    const { test, calls } = flow(
      identification.sendVideo,
      state,
      { videoUpload: ok, videoCaptcha: ok },
      recorded,
    );
    await test
      .put(videoChanged({ status: 'uploading' }))
      .put(mark)
      .put(videoChanged({ status: 'done' }))
      .run();
    expect(calls).toEqual([
      { endpoint: 'videoUpload', request: { type: 'FRONT_DOC_', file, guid: 'guid-1' } },
      { endpoint: 'videoCaptcha', request: { guid: 'guid-1', captcha: 'sole mare' } },
    ]);
  });

  it.each([
    ['videoUpload', {}],
    ['videoCaptcha', { videoUpload: ok }],
  ] as const)(
    '[R8-10] what fails in %s is said under the recorder, and the flag stays',
    async (call, before) => {
      const { test } = flow(
        identification.sendVideo,
        state,
        { ...before, [call]: refusal(call, 'Video illeggibile') },
        recorded,
      );
      await test
        .put(videoChanged({ status: 'failed', message: 'Video illeggibile' }))
        .not.put(mark)
        .run();
    },
  );

  const values = {
    video: { modIdentificazione: 'video_captcha_doc_2', docVideoCaptcha: 'finto' },
    documento: {},
  };
  it.each([
    ['valid', [mark, videoChanged({ status: 'done' })]],
    ['', []],
  ])('[R3.4-01] the flag that is sent is what the service has confirmed: %j', async (flag, before) => {
    const { test, calls } = flow(
      identification.submitIdentification,
      onStep('identification', {}, 2, before),
      { onboardingNext: answer('contract') },
      actions.identificationSubmitted({ values }),
    );
    await test.put(stepReceived(step('contract'))).run();
    const { widgets } = calls[0]?.request as { widgets: { name: string; components: unknown[] }[] };
    const video = JSON.stringify(widgets.find(({ name }) => name === 'video'));
    expect(video).toContain(`"name":"docVideoCaptcha","value":"${flag}"`);
    expect(video).toContain('"value":"video_captcha_doc_2"');
  });

  it('[R8-09] a failed next shows the error screen, whose retry sends the same again', async () => {
    const submitted = actions.identificationSubmitted({ values });
    const { test } = flow(
      identification.submitIdentification,
      state,
      {
        onboardingNext: refusal('onboardingNext', 'No'),
      },
      submitted,
    );
    // With the flag as the service has it: sent again, the flow writes it anew.
    const retry = {
      ...submitted,
      payload: { values: { ...values, video: { ...values.video, docVideoCaptcha: '' } } },
    };
    await test.put(errorScreenShown({ message: 'No', closable: false, retry, exit })).run();
  });
});

describe('what a step needs beside itself', () => {
  const contracts = [{ stampeId: 's0', barCode: 'b0' }];

  it('[R4.1-04] the contract list, by guid', async () => {
    const { test, calls } = flow(contractsForStep, onStep('contract'), {
      signContractList: { status: 'success', data: contracts },
    });
    await test.put(contractsLoaded(contracts)).run();
    expect(calls).toEqual([{ endpoint: 'signContractList', request: { guid: 'guid-1' } }]);
  });

  it('[R8-07] both open the dialog when they fail', async () => {
    const list = flow(contractsForStep, onStep('contract'), {
      signContractList: refusal('signContractList', 'No'),
    });
    await list.test.put(dialogOpened({ message: 'No', retry: actions.contractsRequested() })).run();
    const customer = flow(customerForStep, onStep('card'), { customerInfo: refusal('customerInfo', 'No') });
    await customer.test.put(dialogOpened({ message: 'No', retry: actions.customerRequested() })).run();
  });

  it('[R2.6-02] the customer, whose known e-mail and phone are not asked again', async () => {
    const productCustomer = {
      nome: '',
      cognome: '',
      codiceFiscale: '',
      email: '',
      cellulare: '',
      pec: '',
      telefonoAziendale: '06',
    };
    const { test } = flow(
      customerForStep,
      onStep('company-info', {}, 0, [userChanged({ email: 'a@b.it' })]),
      {
        customerInfo: { status: 'success', customerInfo: { productCustomer } },
      },
    );
    const { storeState } = await test.put(customerLoaded(productCustomer)).run();
    expect(storeState).toMatchObject({
      step: { customerInfo: { pecKnown: false, phoneKnown: true }, user: { email: 'a@b.it' } },
    });
  });
});

describe('invitation', () => {
  const user = { cf: 'RSSMRA80A01H501U', email: 'a@b.it', cellulare: '3331234567' };
  const before = [userChanged(user), promoCodeTyped({ promoCode: 'TYPED' })];

  it('[R3.5-01] has every field of the record', async () => {
    const state = stateAfter({
      path: '/request/card',
      search: '?proof=abc&utm_source=x',
      actions: [stepReceived(step('card', { number: 5 })), ...before],
    });
    const { test, calls } = flow(recordCurrentStep, state, { invitations: { status: 'success', data: {} } });
    await test.run();
    expect(calls).toEqual([
      {
        endpoint: 'invitations',
        request: {
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
        },
      },
    ]);
  });

  it('[R2.4-04] the promo code of the address comes before a typed one', async () => {
    const state = stateAfter({ search: '?promoCode=URL', actions: [stepReceived(step('card')), ...before] });
    const { test, calls } = flow(recordCurrentStep, state, { invitations: { status: 'success', data: {} } });
    await test.run();
    expect(calls[0]?.request).toMatchObject({ promoCode: 'URL' });
  });

  it.each(failureKinds)(
    '[R8-01] [R8-09] a failure (%s) shows the error screen with a way to close it',
    async (kind) => {
      const { test } = flow(recordCurrentStep, onStep('card'), { invitations: failure(kind, 'invitations') });
      await test
        .put(errorScreenShown({ ...screenWords[kind], closable: true, retry: actions.invitationRequested() }))
        .run();
    },
  );
});
