import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from '../../src/ui/fields/AmountField';
import { renderForm } from './renderForm';

const field = () => screen.getByLabelText('Fatturato');

describe('AmountField', () => {
  it('[R5.4-05] groups as typed and sends digits and dots', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { a: { fatturato: '' } },
      <AmountField name="a.fatturato" label="Fatturato" />,
    );
    await user.type(field(), '1234567');
    expect(field()).toHaveValue('1.234.567');
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { fatturato: '1.234.567' } }));
  });

  it('[R5.4-05] takes 21 characters and no more', async () => {
    const user = userEvent.setup();
    renderForm({ a: { fatturato: '' } }, <AmountField name="a.fatturato" label="Fatturato" />);
    await user.type(field(), '12345678901234567');
    expect(field()).toHaveValue('1.234.567.890.123.456');
  });

  it.each([
    ['€ 125.000,00', '125.000'],
    ['125000.00', '125.000'],
    ['125 000', '125.000'],
    ['125,000.50', '125.000'],
    ['125000', '125.000'],
  ])('[R5.4-05] reads %s, pasted, as %s', async (pasted, amount) => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { a: { fatturato: '' } },
      <AmountField name="a.fatturato" label="Fatturato" />,
    );
    await user.click(field());
    await user.paste(pasted);
    expect(field()).toHaveValue(amount);
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { fatturato: amount } }));
  });

  it('[R5.4-05] takes cents that are typed for cents, and lets them go when the field is left', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { a: { fatturato: '' } },
      <AmountField name="a.fatturato" label="Fatturato" />,
    );
    await user.type(field(), '125.000,00');
    expect(field()).toHaveValue('125.000,00');
    await user.tab();
    expect(field()).toHaveValue('125.000');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { fatturato: '125.000' } }));
  });

  it('shows the saved value as it was and takes neither minus nor letters', async () => {
    const user = userEvent.setup();
    renderForm({ a: { fatturato: '45.000' } }, <AmountField name="a.fatturato" label="Fatturato" />);
    expect(field()).toHaveValue('45.000');
    await user.type(field(), '-e0');
    expect(field()).toHaveValue('450.000');
  });
});
