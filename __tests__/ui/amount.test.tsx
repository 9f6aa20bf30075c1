import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from '../../src/ui/fields/AmountField';
import { cleanAmount } from '../../src/contract/text';
import { noAmounts } from '../contract/values/figures';
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

  it('[R5.4-05] cuts nothing off: what does not fit in groups is left for the rule', async () => {
    const user = userEvent.setup();
    renderForm({ a: { fatturato: '' } }, <AmountField name="a.fatturato" label="Fatturato" />);
    await user.type(field(), '1234567890123456');
    expect(field()).toHaveValue('1.234.567.890.123.456');
    await user.type(field(), '7890123');
    expect(field()).toHaveValue('12345678901234567890123');
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
    await user.tab();
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

  it('shows the saved value as it was and leaves minus and letters to be refused', async () => {
    const user = userEvent.setup();
    renderForm({ a: { fatturato: '45.000' } }, <AmountField name="a.fatturato" label="Fatturato" />);
    expect(field()).toHaveValue('45.000');
    await user.type(field(), '-e0');
    expect(field()).toHaveValue('45.000-e0');
    await user.type(field(), '{Backspace>3/}0');
    expect(field()).toHaveValue('450.000');
  });

  it.each([
    ['125000.00', '125.000'],
    ['50000.5', '50.000'],
    ['50.000.55', '50.000'],
    ['1234.567', '1.234.567'],
    ['125,000.00', '125.000'],
    ['1 234 567,89', '1.234.567'],
  ])('[R5.4-05] %s, typed, is %s when the field is left', async (typed, amount) => {
    const user = userEvent.setup();
    renderForm({ a: { fatturato: '' } }, <AmountField name="a.fatturato" label="Fatturato" />);
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue(amount);
  });

  it.each(noAmounts)('[R5.4-05] %s stays in sight, typed or pasted', async (text) => {
    const user = userEvent.setup();
    renderForm({ a: { fatturato: '' } }, <AmountField name="a.fatturato" label="Fatturato" />);
    await user.click(field());
    await user.paste(text);
    await user.tab();
    expect(field()).toHaveValue(cleanAmount(text));
    // Typed digit by digit it is 50.000 with one more digit.
    if (text === '50.0000') return;
    await user.clear(field());
    await user.keyboard(text);
    await user.tab();
    expect(field()).toHaveValue(cleanAmount(text));
  });

  it.each([
    ['1.2|34.567', '{Backspace}', '1|34.567'],
    ['1.2|34.567', '9', '12.9|34.567'],
    ['50|.000', '5', '505|.000'],
    ['1.234|.567', '{Delete}', '1.234.|567'],
    ['1.234.|567', '{Backspace}', '1.234|.567'],
    ['1.[234].567', '{Backspace}', '1|.567'],
    ['1.234.56|7', '{Delete}', '123.456|'],
    ['50.0|00.5', '{Delete}', '50.0|0.5'],
  ])('[R5.4-05] the caret stays: %s and %s is %s', async (from, key, to) => {
    const user = userEvent.setup();
    const [before = '', within = ''] = from.split(/[|[\]]/);
    const end = from.includes('[') ? before.length + within.length : before.length;
    const start = { a: { fatturato: from.replace(/[|[\]]/g, '') } };
    renderForm(start, <AmountField name="a.fatturato" label="Fatturato" />);
    const input = field() as HTMLInputElement;
    await user.type(input, key, { initialSelectionStart: before.length, initialSelectionEnd: end });
    const caret = input.selectionStart ?? 0;
    expect(`${input.value.slice(0, caret)}|${input.value.slice(caret)}`).toBe(to);
  });
});
