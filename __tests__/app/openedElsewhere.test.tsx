import { act, screen } from '@testing-library/react';
import { loadExtras } from '../../src/app/extras';
import { StepPage } from '../../src/app/StepPage';
import { codeSent } from '../../src/state/codes';
import { bootstrapped } from '../../src/state/session';
import { stepReceived } from '../../src/state/step';
import { step } from '../flows/support';
import { field } from '../ui/hands';
import { renderScreen } from '../screens/renderScreen';

const ELSEWHERE = 'La richiesta è aperta su un altro dispositivo.';

const open = async (sent = false) => {
  await loadExtras();
  const { store } = renderScreen(<StepPage />, {
    slug: 'auth',
    before: [
      ...(sent ? [codeSent({ channel: 'sms', at: Date.now() })] : []),
      stepReceived(step('auth', { errorMessage: [ELSEWHERE] })),
      bootstrapped(),
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  await settle();
  return { store, settle };
};

it('[R2.1-10] a request opened elsewhere is said before the code, and is no error once that is sent', async () => {
  const { store, settle } = await open();
  expect(screen.getByText(new RegExp(ELSEWHERE))).toBeVisible();
  act(() => void store.dispatch(codeSent({ channel: 'sms', at: Date.now() })));
  await settle();
  expect(screen.queryByText(new RegExp(ELSEWHERE))).not.toBeInTheDocument();
  expect(field('Codice di verifica')).toHaveFocus();
});

it('[R4.1-02] where the code was sent before, it is listed', async () => {
  await open(true);
  expect(screen.getByRole('listitem')).toHaveTextContent(ELSEWHERE);
});
