import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { capitalizeWords, cleanPhone } from '../../src/contract/text';
import { CodeField } from '../../src/ui/fields/CodeField';
import { EmailField } from '../../src/ui/fields/EmailField';
import { PhoneField } from '../../src/ui/fields/PhoneField';
import { TextField } from '../../src/ui/fields/TextField';
import { UppercaseField } from '../../src/ui/fields/UppercaseField';
import { noMobiles } from '../contract/values/contacts';
import { renderForm } from './renderForm';

const send = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continua' }));

describe('text as typed', () => {
  it('[R5.1-01] writes the tax code in upper case and leaves the caret in the middle where it was', async () => {
    const user = userEvent.setup();
    renderForm({ a: { cf: 'RSSRA80A01H501U' } }, <UppercaseField name="a.cf" label="Codice fiscale" />);
    const field = screen.getByLabelText<HTMLInputElement>('Codice fiscale');
    await user.type(field, 'm', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('RSSMRA80A01H501U');
    expect(field.selectionStart).toBe(4);
  });

  it('[R5.1-01] writes the e-mail in lower case without moving the caret', async () => {
    const user = userEvent.setup();
    renderForm({ a: { email: 'mrio@esempio.it' } }, <EmailField name="a.email" label="Email" />);
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    await user.type(field, 'A', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue('mario@esempio.it');
    expect(field.selectionStart).toBe(2);
  });

  it('[R5.1-01] cleans a text up when its field is left', async () => {
    const user = userEvent.setup();
    renderForm({ a: { nome: '' } }, <TextField name="a.nome" label="Nome" normalize={capitalizeWords} />);
    await user.type(screen.getByLabelText('Nome'), '  niccolò   maria ');
    await user.tab();
    expect(screen.getByLabelText('Nome')).toHaveValue("Niccolo' Maria");
  });

  it('[R5.1-01] sends the cleaned-up text also when Enter is pressed in the field', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { a: { nome: '' } },
      <TextField name="a.nome" label="Nome" normalize={capitalizeWords} />,
    );
    await user.type(screen.getByLabelText('Nome'), ' mario{Enter}');
    await screen.findByDisplayValue(/mario/);
    expect(onSubmit).toHaveBeenCalledWith({ a: { nome: 'Mario' } });
  });

  it('[R5.2-04] takes a code in whatever shape it is pasted, and cuts no digit off', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm({ a: { otp: '' } }, <CodeField name="a.otp" label="Codice" />);
    await user.click(screen.getByLabelText('Codice'));
    await user.paste('123 456');
    expect(screen.getByLabelText('Codice')).toHaveValue('123456');
    await user.keyboard('7a');
    expect(screen.getByLabelText('Codice')).toHaveValue('1234567');
    await user.keyboard('{Backspace}');
    await send(user);
    expect(onSubmit).toHaveBeenCalledWith({ a: { otp: '123456' } });
    expect(screen.getByLabelText('Codice')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Codice')).toHaveAttribute('inputmode', 'numeric');
  });

  it.each([
    ['+39 333 123 4567', '3331234567'],
    ['0039 3331234567', '3331234567'],
    ['333-1234567', '3331234567'],
    ['+41 79 123 45 67', '+41791234567'],
    ['3901234567', '3901234567'],
    ['39 333 1234567', '3331234567'],
    ['393331234567', '3331234567'],
  ])('keeps the national digits of a pasted number: %s', async (pasted, kept) => {
    const user = userEvent.setup();
    renderForm({ a: { cell: '' } }, <PhoneField name="a.cell" label="Cellulare" />);
    await user.click(screen.getByLabelText('Cellulare'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Cellulare')).toHaveValue(kept);
  });

  it('takes the prefix off also when it is typed key by key', async () => {
    const user = userEvent.setup();
    renderForm({ a: { cell: '' } }, <PhoneField name="a.cell" label="Cellulare" />);
    await user.type(screen.getByLabelText('Cellulare'), '+39 333 1234567');
    expect(screen.getByLabelText('Cellulare')).toHaveValue('3331234567');
    await user.clear(screen.getByLabelText('Cellulare'));
    await user.type(screen.getByLabelText('Cellulare'), '393331234567');
    expect(screen.getByLabelText('Cellulare')).toHaveValue('3331234567');
    await user.clear(screen.getByLabelText('Cellulare'));
    await user.type(screen.getByLabelText('Cellulare'), '+4');
    expect(screen.getByLabelText('Cellulare')).toHaveValue('+4');
  });

  it('[R5.1-01] a key in the middle stays beside the caret, also where the prefix goes', async () => {
    const user = userEvent.setup();
    renderForm({ a: { cell: '333123456' } }, <PhoneField name="a.cell" label="Cellulare" />);
    const field = screen.getByLabelText<HTMLInputElement>('Cellulare');
    await user.type(field, ' 9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('3339123456');
    expect(field.selectionStart).toBe(4);
    await user.type(field, '+39', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(field).toHaveValue('3339123456');
    expect(field.selectionStart).toBe(0);
  });

  it.each(noMobiles)('[R5.2-05] %s keeps its digits and letters, typed or pasted', async (text) => {
    const user = userEvent.setup();
    renderForm({ a: { cell: '' } }, <PhoneField name="a.cell" label="Cellulare" />);
    const field = screen.getByLabelText<HTMLInputElement>('Cellulare');
    await user.click(field);
    await user.paste(text);
    await user.tab();
    expect(field).toHaveValue(cleanPhone(text));
    await user.clear(field);
    await user.keyboard(text);
    await user.tab();
    // A prefix of a number that is whole goes before the digits that are too many are typed.
    expect([cleanPhone(text), text.replace(/^39(?=31234567890$)/, '')]).toContain(field.value);
  });

  it.each(['Tel. 333 1234567', 'tel:+393331234567', '(+39) 333/1234567', '0039 333 1234567'])(
    '[R5.2-05] %s, typed key by key, loses what stands before the number',
    async (text) => {
      const user = userEvent.setup();
      renderForm({ a: { cell: '' } }, <PhoneField name="a.cell" label="Cellulare" />);
      await user.type(screen.getByLabelText('Cellulare'), text);
      expect(screen.getByLabelText('Cellulare')).toHaveValue('3331234567');
    },
  );

  it('leaves a composition alone while it lasts, and rewrites it when it ends', () => {
    renderForm({ a: { otp: '' } }, <CodeField name="a.otp" label="Codice" />);
    const field = screen.getByLabelText<HTMLInputElement>('Codice');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: '12 34' }, isComposing: true });
    expect(field).toHaveValue('12 34');
    fireEvent.compositionEnd(field);
    expect(field).toHaveValue('1234');
  });
});
