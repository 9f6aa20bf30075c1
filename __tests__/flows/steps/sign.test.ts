import type { UnknownAction } from '@reduxjs/toolkit';
import { signRequested } from '../../../src/flows/actions';
import { sign } from '../../../src/flows/steps/sign';
import { rememberContact } from '../../../src/state/contactMemory';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { contractSigned, signingCompleted } from '../../../src/state/signing';
import { contractsLoaded, stepReceived, stepRefused } from '../../../src/state/step';
import { dialogOpened, errorScreenShown } from '../../../src/state/ui';
import { answer, component, flow, onStep, refusal, step, widget, type Answers } from '../support';

const values = { firma: { signedContract: 'true' } };
const action = signRequested({ values });
const contracts = [
  { stampeId: 's-questionnaire', barCode: 'b0' },
  { stampeId: 's-contract', barcode: 'b1' },
];
const signing = (...more: UnknownAction[]) =>
  onStep('contract', { number: 7 }, 0, [contractsLoaded(contracts), ...more]);
const ok = { status: 'success' };
const all: Answers = {
  presaVisione: ok,
  onboardingNext: answer('thanks', { number: 8 }),
  invitations: { status: 'success', data: {} },
};

describe('signing', () => {
  it('[R4.7-01] pre-notice of both, the step, the invitation of the step after it, /thanks', async () => {
    rememberContact({ email: 'a@b.it' });
    const { test, calls } = flow(sign, signing(), all, action);
    await test
      .put(contractSigned(step('thanks', { number: 8 })))
      .put(stepReceived(step('thanks', { number: 8 })))
      .put(signingCompleted())
      .put(navigated({ path: '/thanks' }))
      .run();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual([
      'presaVisione',
      'presaVisione',
      'onboardingNext',
      'invitations',
    ]);
    expect(calls[0]?.request).toEqual({ barcode: 'b0', stampeId: 's-questionnaire' });
    expect(calls[1]?.request).toEqual({ barcode: 'b1', stampeId: 's-contract' });
    expect(calls[2]?.request).toMatchObject({ number: 7, widgets: [{ components: [{ value: 'true' }] }] });
    expect(calls[3]?.request).toMatchObject({ stepSlug: 'thanks', stepNumber: 8 });
    expect(localStorage).toHaveLength(0);
  });

  it('[R4.7-01] [R2.2-02] counts from the number of the service, whatever the numbering', async () => {
    const inB = onStep('contract', { number: 6 }, 0, [contractsLoaded(contracts)]);
    const { test, calls } = flow(sign, inB, all, action);
    await test.run();
    expect(calls.at(-1)?.request).toMatchObject({ stepSlug: 'thanks', stepNumber: 7 });
  });

  it('[R4.7-01] loads the contracts first where they have not come', async () => {
    const { test, names } = flow(
      sign,
      onStep('contract'),
      {
        ...all,
        signContractList: { status: 'success', data: contracts },
      },
      action,
    );
    await test.run();
    expect(names().slice(0, 3)).toEqual(['signContractList', 'presaVisione', 'presaVisione']);
  });

  const message = 'Non ora';
  it.each([
    ['presaVisione', 1, dialogOpened({ message, retry: action })],
    [
      'onboardingNext',
      3,
      errorScreenShown({ message, closable: false, retry: action, exit: { label: 'Modifica i dati' } }),
    ],
    ['invitations', 4, errorScreenShown({ message, closable: true, retry: action })],
  ] as const)('[R4.7-01] [R8-09] a failing %s stops there, and says so', async (call, made, said) => {
    const { test, names } = flow(sign, signing(), { ...all, [call]: refusal(call, message) }, action);
    const { storeState } = await test
      .put(said)
      .not.put(navigated({ path: '/thanks' }))
      .run();
    const kept = (storeState as RootState).drafts.contract;
    expect(kept).toEqual(call === 'presaVisione' ? undefined : values);
    expect(names()).toHaveLength(made);
    expect(names().at(-1)).toBe(call);
  });

  it('[R4.7-01] a retry after a failed invitation does not sign a second time', async () => {
    const first = flow(sign, signing(), { ...all, invitations: refusal('invitations', 'No') }, action);
    const { storeState } = await first.test.run();
    const second = flow(sign, storeState as RootState, { invitations: all.invitations }, action);
    await second.test
      .put(navigated({ path: '/thanks' }))
      .put(signingCompleted())
      .run();
    expect(second.names()).toEqual(['invitations']);
    expect(second.calls[0]?.request).toMatchObject({ stepSlug: 'thanks', stepNumber: 8 });
  });

  it('[R4.7-01] the second pre-notice failing stops before the signature', async () => {
    let notices = 0;
    const presaVisione = () => (++notices === 2 ? refusal('presaVisione', 'No') : ok);
    const { test, names } = flow(sign, signing(), { ...all, presaVisione }, action);
    await test.put(dialogOpened({ message: 'No', retry: action })).run();
    expect(names()).toEqual(['presaVisione', 'presaVisione']);
  });

  it('[R8-08] a refused signature is said on its field', async () => {
    const message = 'firma contratto è obbligatorio';
    const widgets = [widget('firma', [component('signedContract', '', { errorMessage: [message] })])];
    const { test } = flow(
      sign,
      signing(),
      { ...all, onboardingNext: answer('contract', { widgets }) },
      action,
    );
    await test
      .put(stepRefused({ errors: { 'firma.signedContract': message }, globalErrors: [] }))
      .not.put(navigated({ path: '/thanks' }))
      .run();
  });

  it('[R4.8-01] stays silent when the pre-notice says that the session has expired', async () => {
    const { test } = flow(
      sign,
      signing(),
      {
        presaVisione: refusal('presaVisione', 'product code not found', { kind: 'sessionExpiry' }),
      },
      action,
    );
    const { effects } = await test.run();
    expect(effects.put).toBeUndefined();
  });
});
