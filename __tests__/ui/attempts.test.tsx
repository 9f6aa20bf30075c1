import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { TextField } from '../../src/ui/fields/TextField';
import { renderForm } from './renderForm';

// A loaded machine is slow, not wrong.
jest.setTimeout(60_000);

const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const field = <TextField name="w.campo" label="Campo" />;

it('[R4.1-02] a form sends nothing while a call runs, and the next press counts once it has ended', async () => {
  const { onSubmit, update } = renderForm({ w: { campo: 'A' } }, field, { busy: true });
  submit();
  submit();
  // Whatever a submit leads to has happened after these turns.
  for (let turn = 0; turn < 10; turn += 1) await act(() => Promise.resolve());
  expect(onSubmit).not.toHaveBeenCalled();
  update({ busy: false });
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

it('[R2.3-02] each failed attempt leads to the wrong field again', async () => {
  renderForm({ w: { campo: '' } }, field, { validate: () => ({ w: { campo: 'Campo non è valido' } }) });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    act(() => screen.getByText('Continua').closest('button')?.focus());
    expect(screen.getByLabelText('Campo')).not.toHaveFocus();
    submit();
    await waitFor(() => expect(screen.getByLabelText('Campo')).toHaveFocus());
  }
});
