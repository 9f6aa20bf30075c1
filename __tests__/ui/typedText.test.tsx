import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cleanPhone } from '../../src/contract/text';
import { CodeField } from '../../src/ui/fields/CodeField';
import { EmailField } from '../../src/ui/fields/EmailField';
import { PhoneField } from '../../src/ui/fields/PhoneField';
import { TextField } from '../../src/ui/fields/TextField';
import { UppercaseField } from '../../src/ui/fields/UppercaseField';
import { noMobiles } from '../contract/values/contacts';
import { listen } from './ear';
import { field, goOn, user } from './hands';
import { renderForm } from './renderForm';

const named = { name: 'a.testo', label: 'Testo' };
const input = () => field('Testo');
const open = (element: React.ReactElement, testo = '') => renderForm({ a: { testo } }, element);
const typeAt = (place: number, keys: string) =>
  user.type(input(), keys, { initialSelectionStart: place, initialSelectionEnd: place });
const expectShown = (value: string, caret: number) =>
  expect([input().value, input().selectionStart]).toEqual([value, caret]);

it.each([
  [
    'the tax code in upper case',
    <UppercaseField {...named} />,
    'RSSRA80A01H501U',
    3,
    'm',
    'RSSMRA80A01H501U',
  ],
  ['the e-mail in lower case', <EmailField {...named} />, 'mrio@esempio.it', 1, 'A', 'mario@esempio.it'],
])(
  '[R5.1-01] writes %s and leaves the caret in the middle where it was',
  async (_, element, from, place, key, to) => {
    open(element, from);
    await typeAt(place, key);
    expectShown(to, place + 1);
  },
);

it('[R5.1-01] cleans a text up when its field is left, and also when Enter sends it', async () => {
  const { onSubmit } = renderForm({ a: { nome: '' } }, <TextField name="a.nome" label="Testo" />);
  await user.type(input(), '  niccolò   maria ');
  await user.tab();
  expect(input()).toHaveValue("Niccolo' Maria");
  await user.clear(input());
  await user.type(input(), ' mario{Enter}');
  await screen.findByDisplayValue(/mario/);
  expect(onSubmit).toHaveBeenCalledWith({ a: { nome: 'Mario' } });
});

it('takes a code pasted in any shape, and cuts no digit off', async () => {
  const { onSubmit } = open(<CodeField {...named} />);
  await user.click(input());
  await user.paste('123 456');
  expect(input()).toHaveValue('123456');
  await user.keyboard('7a');
  expect(input()).toHaveValue('1234567');
  await user.keyboard('{Backspace}');
  await goOn();
  expect(onSubmit).toHaveBeenCalledWith({ a: { testo: '123456' } });
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input()).toHaveAttribute('inputmode', 'numeric');
});

it('leaves a composition alone while it lasts, and rewrites it when it ends', () => {
  open(<CodeField {...named} />);
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '12 34' }, isComposing: true });
  expect(input()).toHaveValue('12 34');
  fireEvent.compositionEnd(input());
  expect(input()).toHaveValue('1234');
});

describe('a phone number', () => {
  it.each([
    '+39 333 123 4567',
    '0039 333 1234567',
    '333-1234567',
    '39 333 1234567',
    '393331234567',
    'Tel. 333 1234567',
    'tel:+393331234567',
    '(+39) 333/1234567',
  ])('%s, typed or pasted, loses what is before it and between', async (text) => {
    open(<PhoneField {...named} />);
    await user.type(input(), text);
    expect(input()).toHaveValue('3331234567');
    await user.clear(input());
    await user.paste(text);
    expect(input()).toHaveValue('3331234567');
  });

  it('[R5.1-01] a key in the middle stays beside the caret, also where the prefix goes', async () => {
    open(<PhoneField {...named} />, '333123456');
    await typeAt(3, ' 9');
    expectShown('3339123456', 4);
    await typeAt(0, '+39');
    expectShown('3339123456', 0);
  });

  it('that is none keeps its digits and letters, typed or pasted', async () => {
    open(<PhoneField {...named} />);
    for (const text of ['+41 79 123 45 67', '3901234567', ...noMobiles]) {
      await user.clear(input());
      await user.paste(text);
      await user.tab();
      expect([text, input().value]).toEqual([text, cleanPhone(text)]);
      await user.clear(input());
      await user.keyboard(text);
      await user.tab();
      // A prefix of a number that is whole goes before the digits that are too many are typed.
      expect([cleanPhone(text), text.replace(/^39(?=31234567890$)/, '')]).toContain(input().value);
    }
  });
});

it('asks about a slip in a kept e-mail, and announces it as the field is left', async () => {
  open(<EmailField {...named} />, 'a@gmial.con');
  expect(screen.getByRole('button', { name: 'Intendevi gmail.com?' })).toBeVisible();
  const ear = listen();
  await user.click(input());
  await user.click(document.body);
  await waitFor(() => expect(ear.take()).toContainEqual({ by: 'live', text: 'Intendevi gmail.com?' }));
  ear.stop();
});

it('asks nothing while a kept e-mail is typed on', async () => {
  open(<EmailField {...named} />, 'a@gmail.co');
  await user.type(input(), 'm{Backspace}');
  expect(screen.queryByRole('button', { name: /^Intendevi/ })).not.toBeInTheDocument();
});

it('asks about a slip in the domain of an e-mail and corrects it on a press alone', async () => {
  const { onSubmit } = open(<EmailField {...named} />);
  await user.type(input(), 'a@gmial.con');
  expect(screen.queryByRole('button', { name: /^Intendevi/ })).not.toBeInTheDocument();
  await user.tab();
  const mend = screen.getByRole('button', { name: 'Intendevi gmail.com?' });
  await goOn();
  expect(onSubmit).toHaveBeenLastCalledWith({ a: { testo: 'a@gmial.con' } });
  await user.click(mend);
  expect(input()).toHaveValue('a@gmail.com');
  expect(input()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Intendevi/ })).not.toBeInTheDocument();
  await goOn();
  expect(onSubmit).toHaveBeenLastCalledWith({ a: { testo: 'a@gmail.com' } });
});
