import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepPage } from '../../src/app/StepPage';
import { fetchAhead } from '../../src/screens/fetchAhead';
import { bootstrapped } from '../../src/state/session';
import { componentMarked, stepReceived } from '../../src/state/step';
import { step } from '../flows/support';
import { renderScreen } from '../screens/renderScreen';

jest.mock('../../src/screens/registry', () => ({
  screenOf: () => Field,
  preloadScreen: jest.fn(),
  likelyChunks: () => ['next'],
}));
jest.mock('../../src/screens/fetchAhead', () => ({
  fetchAhead: jest.fn().mockResolvedValue(undefined),
  savesData: () => true,
}));

// Hoisted: the page asks for a screen while it is imported.
function Field() {
  return <input aria-label="CAP" />;
}

describe('the page of a step', () => {
  it('keeps its form while the service’s word on the same request changes, and makes another for another request', async () => {
    const { store } = renderScreen(<StepPage />, { slug: 'card', before: [bootstrapped()] });
    await userEvent.type(screen.getByLabelText('CAP'), '20121');
    const tell = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
    tell(componentMarked({ widget: 'spedizione', component: 'cap', value: '1', status: '' }));
    tell(stepReceived(step('card', { guid: 'g1' })));
    expect(screen.getByLabelText('CAP')).toHaveValue('20121');
    tell(stepReceived(step('card', { guid: 'g2' })));
    expect(screen.getByLabelText('CAP')).toHaveValue('');
  });

  it('fetches ahead what probably comes next, the flows and the extras, and no more', async () => {
    jest.mocked(fetchAhead).mockClear();
    renderScreen(<StepPage />, { slug: 'card', before: [bootstrapped()] });
    await waitFor(() => expect(fetchAhead).toHaveBeenCalled());
    expect(jest.mocked(fetchAhead).mock.calls).toEqual([['next', 'flows', 'extras']]);
  });
});
