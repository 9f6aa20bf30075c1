import type { UnknownAction } from '@reduxjs/toolkit';
import { signRequested } from '../../../src/flows/actions';
import { sign } from '../../../src/flows/steps/sign';
import { rememberContact } from '../../../src/state/contactMemory';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { selectContracts, selectDialog } from '../../../src/state/selectors';
import { contractSigned, signingCompleted } from '../../../src/state/signing';
import { contractsLoaded, stepReceived, stepRefused } from '../../../src/state/step';
import { answer, component, flow, HERE, onStep, refusal, step, widget, type Answers } from '../support';

afterEach(() => jest.restoreAllMocks());

const values = { firma: { signedContract: 'true' } };
const contracts = [
  { stampeId: 's-questionnaire', barCode: 'b0' },
  { stampeId: 's-contract', barcode: 'b1' },
];
const ok = { status: 'success' };
const all: Answers = {
  presaVisione: ok,
  onboardingNext: answer('thanks', { number: 8 }),
  invitations: { status: 'success', data: {} },
};
const signing = (more: Answers = {}, number = 7, known: UnknownAction[] = [contractsLoaded(contracts)]) =>
  flow(sign, onStep('contract', { number }, 0, known), { ...all, ...more }, signRequested({ values }));
const done = navigated({ path: '/thanks' });

it('[R4.7-01] pre-notice of both, the step, the invitation of the step after it, /thanks', async () => {
  rememberContact({ email: 'a@b.it' }, HERE);
  const { test, calls } = signing();
  await test
    .put(contractSigned(step('thanks', { number: 8 })))
    .put(stepReceived(step('thanks', { number: 8 })))
    .put(signingCompleted())
    .put(done)
    .run();
  expect(calls).toMatchObject([
    { endpoint: 'presaVisione', request: { barcode: 'b0', stampeId: 's-questionnaire' } },
    { endpoint: 'presaVisione', request: { barcode: 'b1', stampeId: 's-contract' } },
    { endpoint: 'onboardingNext', request: { number: 7, widgets: [{ components: [{ value: 'true' }] }] } },
    { endpoint: 'invitations', request: { stepSlug: 'thanks', stepNumber: 8 } },
  ]);
  expect(localStorage).toHaveLength(0);
});

it('[R4.7-01] a brand without invitations signs as well, without that call', async () => {
  jest.replaceProperty(__BRAND__, 'features', { ...__BRAND__.features, invitations: false });
  const { test, names } = signing();
  await test.put(signingCompleted()).put(done).run();
  expect(names()).toEqual(['presaVisione', 'presaVisione', 'onboardingNext']);
});

it('[R4.7-01] [R2.2-02] counts from the number of the service, whatever the numbering', async () => {
  const { test, calls } = signing({}, 6);
  await test.run();
  expect(calls.at(-1)?.request).toMatchObject({ stepSlug: 'thanks', stepNumber: 7 });
});

it('[R4.7-01] loads the contracts first where they have not come', async () => {
  const { test, names } = signing({ signContractList: { status: 'success', data: contracts } }, 7, []);
  await test.run();
  expect(names().slice(0, 3)).toEqual(['signContractList', 'presaVisione', 'presaVisione']);
});

it('[R4.7-01] signs nothing where no document is named', async () => {
  const { test, names } = signing({ signContractList: { status: 'success', data: [] } }, 7, []);
  const { storeState } = await test.not.put(done).run();
  expect(names()).toEqual(['signContractList']);
  expect(selectDialog(storeState as RootState)).toMatchObject({ retry: signRequested({ values }) });
});

it.each([
  ['presaVisione', 1],
  ['onboardingNext', 3],
  ['invitations', 4],
] as const)('[R4.7-01] [R8-09] a failing %s stops there, and the tick stays', async (call, made) => {
  const { test, names } = signing({ [call]: refusal(call, 'Non ora') });
  const { storeState } = await test.not.put(done).run();
  // A dialog leaves the form as it is.
  const isForm = call === 'presaVisione';
  expect((storeState as RootState).drafts.contract).toEqual(isForm ? undefined : values);
  expect(names()).toHaveLength(made);
});

it('[R4.7-01] a retry after a failed invitation does not sign a second time', async () => {
  const { storeState } = await signing({ invitations: refusal('invitations', 'No') }).test.run();
  const answers = { invitations: all.invitations };
  const second = flow(sign, storeState as RootState, answers, signRequested({ values }));
  await second.test.put(done).put(signingCompleted()).run();
  expect(second.calls).toMatchObject([
    { endpoint: 'invitations', request: { stepSlug: 'thanks', stepNumber: 8 } },
  ]);
});

describe('a refused signature', () => {
  const message = 'firma contratto è obbligatorio';
  const widgets = [widget('firma', [component('signedContract', '', { errorMessage: [message] })])];
  const said = stepRefused({ errors: { 'firma.signedContract': message }, globalErrors: [] });
  const refused = (signContractList: unknown) =>
    signing({ onboardingNext: answer('contract', { widgets }), signContractList });

  it('[R8-08] is shown on its field', async () => {
    await refused(refusal('signContractList', 'No')).test.put(said).not.put(done).run();
  });

  it('[R4.7-01] loads the documents again: the service may have replaced a lost one', async () => {
    const made = [contracts[0], { stampeId: 's-again', barCode: 'b2' }];
    const { test } = refused({ status: 'success', data: made });
    const { storeState } = await test.put(said).run();
    expect(selectContracts(storeState as RootState).map(({ stampeId }) => stampeId)).toEqual([
      's-questionnaire',
      's-again',
    ]);
  });

  it.each([
    ['does not come', refusal('signContractList', 'No')],
    ['comes empty', { status: 'success', data: [] }],
  ])('[R8-08] keeps the documents on the page where their list %s', async (_, list) => {
    const { storeState } = await refused(list).test.put(said).run();
    expect(selectContracts(storeState as RootState)).toHaveLength(2);
    expect(selectDialog(storeState as RootState)).toBeNull();
  });
});
