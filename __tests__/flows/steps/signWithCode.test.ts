import { signRequested } from '../../../src/flows/actions';
import { sign } from '../../../src/flows/steps/sign';
import { codeSent } from '../../../src/state/codes';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { signingCompleted } from '../../../src/state/signing';
import { componentMarked, contractsLoaded, stepReceived, stepRefused } from '../../../src/state/step';
import { answer, component, flow, onStep, refusal, widget, type Answers } from '../support';

const contracts = [{ stampeId: 's0', barCode: 'b0' }];
const ok = { status: 'success' };
const codeWidget = (status = '', errors: string[] = []) =>
  widget('codiceFirma', [component('otpFirma', '', { status, errorMessage: errors })]);
const asking = answer('contract', { number: 7, widgets: [codeWidget('pending')] });
const valuesWith = (otpFirma: string) => ({ firma: { signedContract: 'true' }, codiceFirma: { otpFirma } });
const waiting = { widget: 'codiceFirma', component: 'otpFirma', status: 'pending' };
const done = navigated({ path: '/thanks' });
const all: Answers = { presaVisione: ok, invitations: { status: 'success', data: {} } };

const signing = (otpFirma: string, answers: Answers, status = '') =>
  flow(
    sign,
    onStep('contract', { number: 7, widgets: [codeWidget(status)] }, 0, [contractsLoaded(contracts)]),
    { ...all, ...answers },
    signRequested({ values: valuesWith(otpFirma) }),
  );

it('[R4.7-01] a code that was sent is waited for: nothing is signed, and the tick stays', async () => {
  const { test, names } = signing('', { onboardingNext: asking });
  const { storeState } = await test
    .put(componentMarked(waiting))
    .put.actionType(codeSent.type)
    .not.put(done)
    .not.put(signingCompleted())
    .run();
  expect(names()).toEqual(['presaVisione', 'onboardingNext']);
  expect((storeState as RootState).drafts.contract).toEqual(valuesWith(''));
  expect((storeState as RootState).codes.signature).toEqual(expect.any(Number));
});

it('[R4.7-01] the code is sent with the step, which is signed then', async () => {
  const next = answer('thanks', { number: 8 });
  const { test, calls } = signing('123456', { onboardingNext: next }, 'pending');
  await test.put.actionType(stepReceived.type).put(signingCompleted()).put(done).run();
  const sent = calls.find(({ endpoint }) => endpoint === 'onboardingNext')?.request;
  expect(JSON.stringify(sent)).toContain('"value":"123456"');
});

it.each(['Il codice OTP non è valido', 'Il codice OTP è scaduto. Richiedine uno nuovo.'])(
  '[R8-08] a refused code says so on its field, and is still waited for: %s',
  async (message) => {
    const widgets = [codeWidget('pending', [message])];
    const refused = signing('654321', { onboardingNext: answer('contract', { widgets }) }, 'pending');
    const said = stepRefused({ errors: { 'codiceFirma.otpFirma': message }, globalErrors: [] });
    const { storeState } = await refused.test.put(said).not.put(done).run();
    const [kept] = (storeState as RootState).step.current.widgets;
    expect(kept?.components[0]?.status).toBe('pending');
  },
);

it('[R8-08] a code not sent within the minute is reported with the wait, never as sent', async () => {
  const message = 'Ti abbiamo appena inviato un codice. Potrai richiederne uno nuovo tra 40 secondi.';
  const widgets = [codeWidget('pending', [message])];
  const refused = signing('', { onboardingNext: answer('contract', { widgets }) }, 'pending');
  const said = stepRefused({ errors: { 'codiceFirma.otpFirma': message }, globalErrors: [] });
  await refused.test.put(said).not.put.actionType(codeSent.type).not.put(done).run();
});

it('[R8-08] another code takes back what was said of the one before', async () => {
  const message = 'Il codice OTP non è valido';
  const before = onStep('contract', { number: 7, widgets: [codeWidget('pending')] }, 0, [
    contractsLoaded(contracts),
    stepRefused({ errors: { 'codiceFirma.otpFirma': message }, globalErrors: [] }),
  ]);
  const again = flow(
    sign,
    before,
    { ...all, onboardingNext: asking },
    signRequested({ values: valuesWith('') }),
  );
  const { storeState } = await again.test.run();
  expect((storeState as RootState).step.errors).toEqual({});
});

it('[R8-09] a step that could not be sent keeps the page’s values, and the same action resends it', async () => {
  const failed = signing('123456', { onboardingNext: refusal('onboardingNext', 'Non ora') }, 'pending');
  const { storeState } = await failed.test.not.put(done).run();
  const { errorScreen } = (storeState as RootState).ui;
  expect(errorScreen).toMatchObject({ retry: signRequested({ values: valuesWith('123456') }) });
});
