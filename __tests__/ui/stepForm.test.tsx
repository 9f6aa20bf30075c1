import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useFormikContext } from 'formik';
import type { ErrorTree } from '../../src/ui/form/errorTree';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { TextField } from '../../src/ui/fields/TextField';
import { button, errorList, goOn, listed, user } from './hands';
import { renderForm, type Values } from './renderForm';

const required = (values: Values): ErrorTree =>
  Object.fromEntries(
    Object.entries(values).map(([widget, components]) => [
      widget,
      Object.fromEntries(
        Object.entries(components)
          .filter(([, value]) => value === '')
          .map(([name]) => [name, `${name} è obbligatorio`]),
      ),
    ]),
  );

const full = { nome: 'Mario', cognome: 'Rossi', sesso: 'true' };
const firstName = () => screen.getByLabelText('Nome');
const lastName = () => screen.getByLabelText('Cognome');
/** The three fields, declared the other way round than they are in the page. */
const open = (
  dati: Partial<typeof full> = { nome: '', cognome: '', sesso: '' },
  props: Parameters<typeof renderForm>[2] = {},
) =>
  renderForm(
    { dati },
    <>
      <TextField name="dati.cognome" label="Cognome" hint="Come sul documento" />
      <TextField name="dati.nome" label="Nome" />
      <RadioGroupField name="dati.sesso" label="Hai un socio?" />
    </>,
    { validate: required, ...props },
  );
const submit = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);

it('judges a field when it is left, and shows the error before the hint', async () => {
  const validate = jest.fn(required);
  open(undefined, { validate });
  expect(lastName()).toHaveAccessibleDescription('Come sul documento');
  await user.type(lastName(), 'R');
  expect(validate).not.toHaveBeenCalled();
  await user.clear(lastName());
  await user.tab();
  await waitFor(() =>
    expect(lastName()).toHaveAccessibleDescription('cognome è obbligatorio Come sul documento'),
  );
  expect(lastName()).toBeInvalid();
  expect(firstName()).toBeValid();
});

describe('a press that leaves a field', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const leaveByPress = async () => {
    open();
    await user.click(firstName());
    for (const value of ['M', '']) fireEvent.change(firstName(), { target: { value } });
    // jsdom has no pointer events.
    const press = Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { isPrimary: true });
    fireEvent(button('Continua'), press);
    fireEvent.blur(firstName());
  };

  it('shows no message, which would move the page, before the press has become a click', async () => {
    await leaveByPress();
    await pass(400);
    expect(firstName()).toBeValid();
    const lift = new MouseEvent('pointerup', { bubbles: true });
    fireEvent(document.body, Object.assign(lift, { pointerType: 'mouse' }));
    await pass(1);
    expect(firstName()).toBeInvalid();
  });

  it('judges even when the end of the press is never reported', async () => {
    await leaveByPress();
    await pass(5001);
    expect(firstName()).toBeInvalid();
  });
});

it('[R2.3-02] lists the errors in the order of the page, with links to the fields', async () => {
  const { onSubmit } = open();
  await goOn();
  const list = await errorList();
  expect(lastName()).toHaveFocus();
  expect(list).toHaveAccessibleName('Ci sono 3 dati da controllare');
  expect(await listed()).toEqual(['cognome è obbligatorio', 'nome è obbligatorio', 'sesso è obbligatorio']);
  const [, toName, toChoice] = within(list).getAllByRole('link');
  await user.click(toName as HTMLElement);
  expect(firstName()).toHaveFocus();
  await user.click(toChoice as HTMLElement);
  expect(screen.getByRole('radio', { name: 'Sì' })).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();

  await user.type(lastName(), 'Rossi');
  await user.tab();
  await waitFor(async () => expect(await listed()).toHaveLength(2));
  expect(list).toHaveAccessibleName('Ci sono 2 dati da controllare');
  await goOn();
  await waitFor(() => expect(firstName()).toHaveFocus());
});

it('[R2.3-02] each failed attempt leads to the wrong field again', async () => {
  open({ nome: '' });
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    act(() => button('Continua').focus());
    expect(firstName()).not.toHaveFocus();
    submit();
    await waitFor(() => expect(firstName()).toHaveFocus());
  }
});

it('[R8-08] shows the errors of the service on the field and in the list until the field is edited', async () => {
  const { update } = open(full);
  const globalErrors = ['[Passaporto] Il documento non è leggibile'];
  update({ serverErrors: { 'dati.nome': 'Nome non coincide' }, globalErrors });
  const list = await errorList();
  expect(firstName()).toHaveFocus();
  // The title counts the fields alone.
  expect(list).toHaveAccessibleName('C’è un dato da controllare');
  expect(list).toHaveTextContent('[Passaporto] Il documento non è leggibile');
  expect(await listed()).toEqual(['Nome non coincide']);
  expect(firstName()).toHaveAccessibleDescription('Nome non coincide');
  // Leaving another field judges the form again: the service's word stays.
  await user.click(lastName());
  await user.tab();
  expect(firstName()).toBeInvalid();
  await user.type(firstName(), 'a');
  expect(firstName()).toBeValid();
  expect(within(await errorList()).queryByRole('link')).not.toBeInTheDocument();
});

it('[R4.1-02] sends nothing while a call runs, and the next press counts once it has ended', async () => {
  const { onSubmit, update } = open(full, { busy: true, validate: () => ({}) });
  expect(button('Continua')).toHaveAttribute('aria-busy', 'true');
  submit();
  submit();
  // After these turns every effect of a submit has happened.
  for (let turn = 0; turn < 10; turn += 1) await act(() => Promise.resolve());
  expect(onSubmit).not.toHaveBeenCalled();
  update({ busy: false });
  submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});

it('gives Formik what is typed at each key, cleaned up as the field is left', async () => {
  const seen: unknown[] = [];
  function Probe() {
    seen.push(useFormikContext<Values>().values['dati']?.['nome']);
    return null;
  }
  renderForm(
    { dati: { nome: '' } },
    <>
      <TextField name="dati.nome" label="Nome" />
      <Probe />
    </>,
  );
  await user.type(firstName(), 'mar');
  expect(seen).toEqual(expect.arrayContaining(['m', 'ma', 'mar']));
  await user.tab();
  await waitFor(() => expect(seen.at(-1)).toBe('Mar'));
});
