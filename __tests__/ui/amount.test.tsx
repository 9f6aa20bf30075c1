import { screen, waitFor } from '@testing-library/react';
import { AmountField } from '../../src/ui/fields/AmountField';
import { shownAmount } from '../../src/contract/amountText';
import { cleanAmount } from '../../src/contract/text';
import { amounts, noAmounts } from '../contract/values/figures';
import { user } from './hands';
import { renderForm } from './renderForm';

const field = () => screen.getByLabelText<HTMLInputElement>('Fatturato');
const open = (fatturato = '') =>
  renderForm({ a: { fatturato } }, <AmountField name="a.fatturato" label="Fatturato" />);

it('[R5.4-05] an amount is grouped as typed, sent with its dots, and never cut off', async () => {
  const { onSubmit } = open();
  await user.type(field(), '1234567');
  expect(field()).toHaveValue('1.234.567');
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { fatturato: '1.234.567' } }));
  await user.type(field(), '890123456');
  expect(field()).toHaveValue('1.234.567.890.123.456');
  await user.type(field(), '789012');
  expect(field()).toHaveValue('1234567890123456789012');
});

it.each([17, 18, 19, 20, 21])(
  '[R5.4-05] %i digits are grouped, and sent in at most 21 characters',
  async (count) => {
    const digits = '123456789012345678901'.slice(0, count);
    const grouped = BigInt(digits).toLocaleString('it');
    const { onSubmit, unmount } = open();
    await user.type(field(), digits);
    expect(field()).toHaveValue(grouped);
    await user.tab();
    expect(field()).toHaveValue(grouped);
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { fatturato: digits } }));
    expect(field()).toHaveValue(grouped);
    unmount();
    // As the service gives it back.
    open(digits);
    expect(field()).toHaveValue(grouped);
    await user.type(field(), '{Backspace}');
    expect(field()).toHaveValue(BigInt(digits.slice(0, -1)).toLocaleString('it'));
  },
);

it('[R5.4-05] cents stay while they are typed; minus and letters are left to be refused', async () => {
  open('45.000');
  await user.type(field(), '-e0');
  expect(field()).toHaveValue('45.000-e0');
  await user.type(field(), '{Backspace>3/}0');
  expect(field()).toHaveValue('450.000');
  await user.type(field(), ',00');
  expect(field()).toHaveValue('450.000,00');
  await user.tab();
  expect(field()).toHaveValue('450.000');
});

/** Typed digit by digit it is 50.000 with one more digit. */
const REGROUPED = '50.0000';

it.each(['pasted', 'typed'])(
  '[R5.4-05] any amount, or what is none, %s: what is meant when the field is left',
  async (how) => {
    open();
    const texts = [...Object.keys(amounts), ...noAmounts].filter(
      (text) => how === 'pasted' || text !== REGROUPED,
    );
    for (const text of texts) {
      await user.clear(field());
      await (how === 'pasted' ? user.paste(text) : user.keyboard(text));
      await user.tab();
      expect([text, field().value]).toEqual([text, shownAmount(cleanAmount(text))]);
    }
  },
);

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
  const [before = '', within = ''] = from.split(/[|[\]]/);
  const end = from.includes('[') ? before.length + within.length : before.length;
  open(from.replace(/[|[\]]/g, ''));
  await user.type(field(), key, { initialSelectionStart: before.length, initialSelectionEnd: end });
  const caret = field().selectionStart ?? 0;
  expect(`${field().value.slice(0, caret)}|${field().value.slice(caret)}`).toBe(to);
});
