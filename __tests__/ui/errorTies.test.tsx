import { act, screen, waitFor, within } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { AmountField } from '../../src/ui/fields/AmountField';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { CheckboxField } from '../../src/ui/fields/CheckboxField';
import { CheckboxGroup } from '../../src/ui/fields/CheckboxGroup';
import { CodeField } from '../../src/ui/fields/CodeField';
import { DateField } from '../../src/ui/fields/DateField';
import { EmailField } from '../../src/ui/fields/EmailField';
import { MonthField } from '../../src/ui/fields/MonthField';
import { PasswordField } from '../../src/ui/fields/PasswordField';
import { PhoneField } from '../../src/ui/fields/PhoneField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { SelectField } from '../../src/ui/fields/SelectField';
import { TextField } from '../../src/ui/fields/TextField';
import { UppercaseField } from '../../src/ui/fields/UppercaseField';
import { goOn, listed, user } from './hands';
import { renderForm } from './renderForm';

const NAME = 'w.campo';
const MESSAGE = 'Campo non è valido';
const TOLD = new RegExp(MESSAGE);
const options = [{ value: 'A', label: 'Alfa' }];
const field = { name: NAME, label: 'Campo' };

type Field = ReactElement<{ optional?: boolean }>;
const kinds: Readonly<Record<string, readonly [field: Field, role: string, value?: boolean]>> = {
  text: [<TextField {...field} />, 'textbox'],
  email: [<EmailField {...field} />, 'textbox'],
  phone: [<PhoneField {...field} />, 'textbox'],
  uppercase: [<UppercaseField {...field} />, 'textbox'],
  amount: [<AmountField {...field} />, 'textbox'],
  code: [<CodeField {...field} />, 'textbox'],
  date: [<DateField {...field} />, 'textbox'],
  month: [<MonthField {...field} />, 'textbox'],
  password: [<PasswordField {...field} />, ''],
  select: [<SelectField {...field} options={options} />, 'combobox'],
  autocomplete: [<AutocompleteField {...field} options={options} />, 'combobox'],
  radios: [<RadioGroupField {...field} />, 'radiogroup'],
  box: [<CheckboxField {...field} />, 'checkbox', false],
  boxes: [
    <CheckboxGroup label="Campo" errorName={NAME} options={[{ name: NAME, label: 'Uno' }]} />,
    'group',
    false,
  ],
};

/** Radio buttons and boxes are judged when one is chosen. */
const CHOSEN = ['radiogroup', 'checkbox', 'group'];

describe.each(Object.entries(kinds))('a field of the kind %s', (_, [element, role, value = '']) => {
  const find = () =>
    role === '' ? screen.getByLabelText(/^Campo/) : screen.getByRole(role, { name: /Campo/ });
  const open = (held: string | boolean = value, shown: ReactElement = element) =>
    renderForm({ w: { campo: held } }, shown, { validate: () => ({ w: { campo: MESSAGE } }) });

  // ARIA has no such word for a group of boxes.
  if (role !== 'group')
    it('says that it is required, unless it is optional', () => {
      const { unmount } = open();
      expect(find()).toBeRequired();
      unmount();
      open(value, cloneElement(element, { optional: true }));
      expect(find()).not.toBeRequired();
    });

  if (!CHOSEN.includes(role))
    it('that is left says what is wrong, and nothing while it is empty and only passed by', async () => {
      const { unmount } = open();
      act(() => find().focus());
      await user.tab();
      await act(async () => {});
      expect(find()).not.toHaveAccessibleDescription(TOLD);
      unmount();
      open('A');
      act(() => find().focus());
      await user.tab();
      await waitFor(() => expect(find()).toHaveAccessibleDescription(TOLD));
    });

  it.each<string | boolean>(typeof value === 'string' ? ['', 'A'] : [value])(
    '[R2.3-02] with %j refused shows its error, is invalid, is tied to the error, and is listed',
    async (held) => {
      open(held);
      // A group says it by what is in it.
      const told = () =>
        role === 'group' || role === 'radiogroup'
          ? within(find()).getAllByRole(role === 'group' ? 'checkbox' : 'radio')[0]
          : find();
      expect(told()).not.toHaveAccessibleDescription(TOLD);
      await goOn();
      await waitFor(() => expect(told()).toHaveAccessibleDescription(TOLD));
      const wrong = role === 'group' ? within(find()).getByRole('checkbox') : find();
      expect(wrong).toHaveAttribute('aria-invalid', 'true');
      expect(await listed()).toEqual([MESSAGE]);
      const list = document.querySelector('a');
      const atField = screen.getAllByText(MESSAGE).filter((shown) => shown !== list);
      expect(atField.length).toBeGreaterThan(0);
      for (const shown of atField) expect(shown).toBeVisible();
    },
  );
});
