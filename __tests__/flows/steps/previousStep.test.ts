import { invitationRequested, previousStepRequested } from '../../../src/flows/actions';
import { previousStep } from '../../../src/flows/steps/previousStep';
import { goBack, showSubPage } from '../../../src/flows/navigation/showSubPage';
import { navigated } from '../../../src/state/navigation';
import { stepReceived } from '../../../src/state/step';
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

  it('[R4.1-03] back at contact-info records nothing, and shows where the credentials stand', async () => {
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

it('a sub-page beyond the confirmations is not shown', async () => {
  await flow(showSubPage, onStep('contact-info'), {}, 5)
    .test.put(navigated({ path: '/request/contact-info', subPage: 1 }))
    .run();
});
