import { contactPages } from '../../../src/contract/steps/table';
import {
  greetingSubmitted,
  invitationRequested,
  mobileSubmitted,
  personCorrectionRequested,
  previousStepRequested,
  subPageRequested,
} from '../../../src/flows/actions';
import { previousStep } from '../../../src/flows/steps/previousStep';
import { goBack, showSubPage } from '../../../src/flows/navigation/showSubPage';
import { navigated } from '../../../src/state/navigation';
import { selectSubPage } from '../../../src/state/selectors';
import { stepReceived, userChanged } from '../../../src/state/step';
import { running } from '../running';
import { answer, component, flow, onStep, step, widget } from '../support';

const passwordValid = [widget('credenziali', [component('password', '', { status: 'valid' })])];

describe('back', () => {
  it('[R4.1-03] fetches the previous step and records the invitation again', async () => {
    const { test, names } = flow(previousStep, onStep('card'), { onboardingBack: answer('company-info') });
    await test
      .put(stepReceived(step('company-info')))
      .put(navigated({ path: '/request/company-info', subPage: 0, replace: false }))
      .put(invitationRequested())
      .run();
    expect(names()).toEqual(['onboardingBack']);
  });

  it('[R4.1-03] back at contact-info records nothing, and shows the state of the credentials', async () => {
    const onboardingBack = answer('contact-info', { widgets: passwordValid });
    await flow(previousStep, onStep('address-info'), { onboardingBack })
      .test.put(navigated({ path: '/request/contact-info', subPage: 6, replace: false }))
      .not.put(invitationRequested())
      .run();
  });

  it('[R4.1-03] enters a step of several pages by its last one', async () => {
    await flow(previousStep, onStep('contract'), { onboardingBack: answer('identification') })
      .test.put(navigated({ path: '/request/identification', subPage: 2, replace: false }))
      .run();
  });
});

describe('wrong names or a wrong tax code on the personal step', () => {
  const valid = (name: string, flag: string) => widget(name, [component(flag, 'true', { status: 'valid' })]);
  const confirmed = [valid('email', 'validateEmail'), valid('cellulare', 'otpCellulare'), ...passwordValid];
  const known = {
    nome: 'Mario',
    cognome: 'Rosi',
    cf: 'RSSMRA80A01H501U',
    email: 'm@example.it',
    promoCode: '',
  };
  const onboardingBack = answer('contact-info', { widgets: confirmed });
  const begun = () =>
    running(onStep('address-info', {}, 0, [userChanged(known)]), {
      onboardingBack,
      checkCustomerInfo: { status: 'success', data: { stato: '', cellulare: '' } },
      validateEmail: { status: 'success' },
    });
  const page = (app: Awaited<ReturnType<typeof begun>>) => selectSubPage(app.state());

  it('[R4.1-03] leads to their form, and from there past what is confirmed', async () => {
    const app = await begun();
    await app.send(personCorrectionRequested());
    expect(app.state().navigation.path).toBe('/request/contact-info');
    expect(page(app)).toBe(contactPages.info);
    expect(app.state().navigation.field).toBe('anagrafica.nome');
    await app.send(greetingSubmitted({ ...known, cognome: 'Rossi' }));
    expect(page(app)).toBe(contactPages.passwordOk);
    expect(app.calls.map(({ endpoint }) => endpoint)).toEqual(['onboardingBack', 'checkCustomerInfo']);
  });

  it('[R4.3-01] another address is confirmed again, and nothing else', async () => {
    const app = await begun();
    await app.send(personCorrectionRequested());
    await app.send(greetingSubmitted({ ...known, email: 'other@example.it' }));
    expect(page(app)).toBe(contactPages.verifyEmail);
    await app.send(mobileSubmitted({ numero: app.state().step.user.cellulare }));
    expect(page(app)).toBe(contactPages.passwordOk);
  });
});

describe('the Back button', () => {
  it('goes one sub-page back within a step', async () => {
    await flow(goBack, onStep('identification', {}, 2))
      .test.put(navigated({ path: '/request/identification', subPage: 1 }))
      .not.put(previousStepRequested())
      .run();
  });

  it('asks for the previous step on the first page, but of the first step', async () => {
    await flow(goBack, onStep('identification')).test.put(previousStepRequested()).run();
    await flow(goBack, onStep('contact-info')).test.not.put(previousStepRequested()).run();
  });
});

it("'Cambia email' leads to its field, and another way to the heading", async () => {
  const app = await running(onStep('contact-info', {}, 2), {});
  await app.send(subPageRequested(contactPages.info, 'email.email'));
  expect(app.state().navigation).toMatchObject({ subPage: contactPages.info, field: 'email.email' });
  await app.send(subPageRequested(contactPages.intro));
  expect(app.state().navigation.field).toBe('');
});

it('a sub-page beyond the confirmations is not shown', async () => {
  await flow(showSubPage, onStep('contact-info'), {}, 5)
    .test.put(navigated({ path: '/request/contact-info', subPage: 1 }))
    .run();
});
