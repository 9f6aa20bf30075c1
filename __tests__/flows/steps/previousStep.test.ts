import { invitationRequested, previousStepRequested } from '../../../src/flows/actions';
import { previousStep } from '../../../src/flows/steps/previousStep';
import { goBack, showSubPage } from '../../../src/flows/navigation/showSubPage';
import { navigated } from '../../../src/state/navigation';
import { stepReceived } from '../../../src/state/step';
import { dialogOpened } from '../../../src/state/ui';
import { answer, component, flow, onStep, refusal, step, widget } from '../support';

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
    const { test } = flow(previousStep, onStep('address-info'), {
      onboardingBack: answer('contact-info', { widgets: passwordValid }),
    });
    await test
      .put(navigated({ path: '/request/contact-info', subPage: 6, replace: false }))
      .not.put(invitationRequested())
      .run();
  });

  it('[R4.1-03] enters a step of several pages by its last one', async () => {
    const { test } = flow(previousStep, onStep('contract'), { onboardingBack: answer('identification') });
    await test.put(navigated({ path: '/request/identification', subPage: 2, replace: false })).run();
  });

  it('[R2.1-10] a request that was opened elsewhere: its code page, and a word', async () => {
    const errorMessage = ['Hai ripreso la richiesta altrove.'];
    const { test, names } = flow(previousStep, onStep('card'), {
      onboardingBack: answer('auth', { number: null, guid: '', errorMessage }),
      contactStart: { status: 'success', data: { name: 'validate', cellulare: '*567' } },
    });
    await test
      .put(navigated({ path: '/request/auth', subPage: 0, replace: true }))
      .put(
        dialogOpened({
          title: 'La richiesta continua altrove',
          message: 'Hai ripreso la richiesta altrove.',
          label: 'Ho capito',
        }),
      )
      .run();
    expect(names()).toEqual(['onboardingBack', 'contactStart']);
  });

  it('[R8-07] a failure opens the dialog, whose retry goes back again', async () => {
    const { test } = flow(previousStep, onStep('card'), {
      onboardingBack: refusal('onboardingBack', 'Non ora'),
    });
    await test.put(dialogOpened({ message: 'Non ora', retry: previousStepRequested() })).run();
  });

  it('[R4.8-01] says nothing of its own when the session has expired', async () => {
    const { test } = flow(previousStep, onStep('card'), {
      onboardingBack: refusal('onboardingBack', 'no process found for session', { kind: 'sessionExpiry' }),
    });
    const { effects } = await test.run();
    expect(JSON.stringify(effects)).not.toContain('dialogOpened');
  });
});

describe('the Back button', () => {
  it('goes one sub-page back within a step', async () => {
    const { test } = flow(goBack, onStep('identification', {}, 2));
    await test
      .put(navigated({ path: '/request/identification', subPage: 1 }))
      .not.put(previousStepRequested())
      .run();
  });
  it('asks for the previous step on the first page', async () => {
    const { test } = flow(goBack, onStep('identification', {}, 0));
    await test.put(previousStepRequested()).run();
  });
  it('does nothing on the first page of all', async () => {
    const { test } = flow(goBack, onStep('contact-info'));
    await test.not.put(previousStepRequested()).run();
  });
});

it('a sub-page beyond the confirmations is not shown', async () => {
  const { test } = flow(showSubPage, onStep('contact-info'), {}, 5);
  await test.put(navigated({ path: '/request/contact-info', subPage: 1 })).run();
});
