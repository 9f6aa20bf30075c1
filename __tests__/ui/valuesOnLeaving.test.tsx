import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../src/ui/fields/TextField';
import { renderForm } from './renderForm';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('[R3.5-03] a form that goes in the middle of typing has told its last letter, once', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onValuesChange = jest.fn();
  const field = <TextField name="w.campo" label="Campo" />;
  const { unmount } = renderForm({ w: { campo: '' } }, field, { onValuesChange });
  await user.type(screen.getByLabelText('Campo'), 'Via');
  expect(onValuesChange).not.toHaveBeenCalled();
  unmount();
  act(() => void jest.advanceTimersByTime(1000));
  expect(onValuesChange.mock.calls).toEqual([[{ w: { campo: 'Via' } }]]);
});
