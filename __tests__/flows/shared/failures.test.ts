import { contactPages } from '../../../src/contract/steps/table';
import * as actions from '../../../src/flows/actions';
import { bootstrap } from '../../../src/flows/start/bootstrap';
import { createPassword } from '../../../src/flows/steps/contact';
import type { RootState } from '../../../src/state/root';
import { component, flow, onStep, refusal, stateAfter, widget } from '../support';

const weak = [widget('credenziali', [component('password', '', { errorMessage: ['Troppo semplice'] })])];
const both = { password: 'Sicura.2026!', confermaPassword: 'Sicura.2026!' };
const creating = (state: RootState) =>
  flow(
    createPassword,
    state,
    { createPassword: refusal('createPassword', 'Password rifiutata', { widgets: weak }) },
    actions.passwordSubmitted(both),
  ).test.run();

it('[R8-08] a refused call at a step says its errors at the fields, not in a dialog', async () => {
  const { storeState } = await creating(onStep('contact-info', {}, contactPages.createPassword));
  const { step, ui } = storeState as RootState;
  expect(step.errors).toEqual({ 'credenziali.password': 'Troppo semplice' });
  expect(step.globalErrors).toEqual(['Password rifiutata']);
  expect(ui.dialog).toBeNull();
});

it('[R8-07] where no step is on show, the dialog says it', async () => {
  const { storeState } = await creating(stateAfter({ path: '/status' }));
  const { step, ui } = storeState as RootState;
  expect(step.errors).toEqual({});
  expect(ui.dialog).not.toBeNull();
});

it('[R8-09] as the page loads no step can show them: the error screen says it', async () => {
  const answers = {
    productInfo: { status: 'success', data: { productCode: 'D', name: 'Conto', today: '2026-11-21' } },
    onboardingNext: refusal('onboardingNext', 'Non disponibile'),
    onboardingStart: refusal('onboardingStart', 'Dati rifiutati', { widgets: weak }),
  };
  const { storeState } = await flow(bootstrap, stateAfter({ path: '/request/card' }), answers).test.run();
  expect((storeState as RootState).ui.errorScreen).toMatchObject({ message: 'Dati rifiutati' });
});
