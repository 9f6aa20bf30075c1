import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContractStep from '../../src/screens/steps/contract';
import type { StepValues } from '../../src/contract/steps/definition';
import { codeCopy } from '../../src/copy/code';
import { contractCopy } from '../../src/copy/contract';
import { codeSent } from '../../src/state/codes';
import { componentMarked, contractsLoaded, userChanged } from '../../src/state/step';
import { press } from '../ui/hands';
import { fakeService } from './fakeService';
import { renderScreen } from './renderScreen';

jest.mock('../../src/ui/pdf/PdfReader', () => ({
  __esModule: true,
  default: ({ name }: { name: string }) => <p>{`${name} da leggere`}</p>,
}));

const SIGNED = 'contract/signRequested';
const pdf = () => new Response(new Blob(['%PDF'], { type: 'application/pdf' }));
const withCode: StepValues = { firma: { signedContract: '' }, codiceFirma: { otpFirma: '' } };
const show = async (values: StepValues) => {
  fakeService({ stampaContratto: pdf });
  const rendered = renderScreen(<ContractStep />, {
    slug: 'contract',
    values,
    before: [contractsLoaded([{ stampeId: 's0', barCode: 'b0' }]), userChanged({ cellulare: '3331234567' })],
  });
  await screen.findByText('Questionario da leggere');
  return rendered;
};
const wait = ({ store }: Awaited<ReturnType<typeof show>>) =>
  act(() => {
    store.dispatch(componentMarked({ widget: 'codiceFirma', component: 'otpFirma', status: 'pending' }));
    store.dispatch(codeSent({ channel: 'signature', at: Date.now() - 61_000 }));
  });
const field = () => screen.getByLabelText(codeCopy.label);

it('[R4.7-01] without the service’s widget the page says nothing of a code, and sends none', async () => {
  const { asked, container } = await show({ firma: { signedContract: '' } });
  for (const text of Object.values(contractCopy.code)) expect(container.textContent).not.toContain(text);
  await userEvent.click(screen.getByRole('checkbox'));
  await press(contractCopy.sign.action);
  expect(asked(SIGNED)).toEqual([{ values: { firma: { signedContract: 'true' } } }]);
});

it('[R4.7-01] with it the button asks for the code, which then has its field, number and focus', async () => {
  const rendered = await show(withCode);
  expect(screen.queryByLabelText(codeCopy.label)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox'));
  await press(contractCopy.code.action);
  expect(rendered.asked(SIGNED)).toEqual([
    { values: { firma: { signedContract: 'true' }, codiceFirma: { otpFirma: '' } } },
  ]);
  wait(rendered);
  const section = screen.getByRole('region', { name: contractCopy.code.title });
  expect(section.textContent).toContain('al numero +39 333 123 4567.');
  expect(field()).toHaveFocus();
});

it('[R5.2-01] nothing is sent without six digits; with them the documents are signed', async () => {
  const rendered = await show(withCode);
  await userEvent.click(screen.getByRole('checkbox'));
  wait(rendered);
  await press(contractCopy.sign.action);
  expect(rendered.asked(SIGNED)).toEqual([]);
  await userEvent.type(field(), '123456');
  await press(contractCopy.sign.action);
  expect(rendered.asked(SIGNED)).toEqual([
    { values: { firma: { signedContract: 'true' }, codiceFirma: { otpFirma: '123456' } } },
  ]);
});

it('[R4.7-01] another code is asked for without the one that was typed', async () => {
  const rendered = await show(withCode);
  wait(rendered);
  await userEvent.type(field(), '111111');
  await press(codeCopy.resend);
  expect(rendered.asked(SIGNED)).toEqual([
    { values: { firma: { signedContract: 'true' }, codiceFirma: { otpFirma: '' } } },
  ]);
});

it('[R4.7-01] no draft keeps a code', async () => {
  const rendered = await show(withCode);
  wait(rendered);
  await userEvent.type(field(), '123456');
  rendered.unmount();
  expect(JSON.stringify(rendered.store.getState().drafts)).not.toContain('123456');
});
