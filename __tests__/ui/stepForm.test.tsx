import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErrorTree } from '../../src/ui/form/formStatus';
import { CheckboxGroup } from '../../src/ui/fields/CheckboxGroup';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { TextField } from '../../src/ui/fields/TextField';
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

const initial = { dati: { nome: '', cognome: '', sesso: '' } };
// Declared the other way round than they stand in the page.
const fields = (
  <>
    <TextField name="dati.cognome" label="Cognome" hint="Come sul documento" />
    <TextField name="dati.nome" label="Nome" />
    <RadioGroupField name="dati.sesso" label="Hai un socio?" />
  </>
);
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continua' }));

describe('StepForm', () => {
  it('judges a field when it is left, and not while it is typed in', async () => {
    const user = userEvent.setup();
    const validate = jest.fn(required);
    renderForm(initial, fields, { validate });
    await user.type(screen.getByLabelText('Cognome'), 'Rossi');
    expect(validate).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Cognome'));
    await user.tab();
    expect(await screen.findByText('cognome è obbligatorio')).toBeVisible();
    expect(screen.queryByText('nome è obbligatorio')).not.toBeInTheDocument();
  });

  it('links error and hint to the field, error first', async () => {
    const user = userEvent.setup();
    renderForm(initial, fields, { validate: required });
    const field = screen.getByLabelText('Cognome');
    expect(field).toHaveAccessibleDescription('Come sul documento');
    expect(field).toBeValid();
    await user.click(field);
    await user.tab();
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('cognome è obbligatorio Come sul documento'),
    );
    expect(field).toBeInvalid();
  });

  it('[R2.3-02] lists what is wrong in the order of the page, puts the focus on the first and leads to the fields', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(initial, fields, { validate: required });
    await send(user);
    const list = await screen.findByRole('alert');
    expect(screen.getByLabelText('Cognome')).toHaveFocus();
    expect(screen.getByLabelText('Cognome')).toHaveAccessibleDescription(
      'cognome è obbligatorio Come sul documento',
    );
    expect(list).toHaveAccessibleName('Ci sono 3 dati da controllare');
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'cognome è obbligatorio',
      'nome è obbligatorio',
      'sesso è obbligatorio',
    ]);
    await user.click(links[1] as HTMLElement);
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    await user.click(links[2] as HTMLElement);
    expect(screen.getByRole('radio', { name: 'Sì' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes out of the list what has been put right; the next attempt goes to the first of the others, and is said again', async () => {
    const user = userEvent.setup();
    renderForm(initial, fields, { validate: required });
    await send(user);
    await user.type(await screen.findByLabelText('Cognome'), 'Rossi');
    await user.tab();
    await waitFor(() => expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2));
    const said = screen.getByRole('heading', { name: 'Ci sono 2 dati da controllare' });
    await send(user);
    await waitFor(() => expect(screen.getByLabelText('Nome')).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'Ci sono 2 dati da controllare' })).not.toBe(said);
  });

  it('[R8-08] shows the errors of the service on the field and in the list until the field is edited', async () => {
    const user = userEvent.setup();
    const { update } = renderForm({ dati: { nome: 'Mario', cognome: 'Rossi', sesso: 'true' } }, fields, {
      validate: required,
    });
    const serverErrors = { dati: { nome: 'Nome non coincide' } };
    const globalErrors = ['[Passaporto] Il documento non è leggibile'];
    update({ serverErrors, globalErrors });
    const list = await screen.findByRole('alert');
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    expect(list).toHaveTextContent('[Passaporto] Il documento non è leggibile');
    expect(within(list).getByRole('link', { name: 'Nome non coincide' })).toBeVisible();
    expect(screen.getByLabelText('Nome')).toHaveAccessibleDescription('Nome non coincide');
    // Leaving another field judges the form again: the service's word stays.
    await user.click(screen.getByLabelText('Cognome'));
    await user.tab();
    expect(screen.getByLabelText('Nome')).toBeInvalid();
    await user.type(screen.getByLabelText('Nome'), 'a');
    expect(screen.getByLabelText('Nome')).toBeValid();
    expect(within(screen.getByRole('alert')).queryByRole('link')).not.toBeInTheDocument();
  });

  it('the newest judgement counts, whatever order they end in', async () => {
    const user = userEvent.setup();
    const ends: Array<() => void> = [];
    const validate = (values: Values) =>
      new Promise<ErrorTree>((resolve) => ends.push(() => resolve(required(values))));
    renderForm({ dati: { nome: '', cognome: '' } }, fields, { validate });
    await user.click(screen.getByLabelText('Nome'));
    await user.click(screen.getByLabelText('Cognome'));
    await user.type(screen.getByLabelText('Nome'), 'Mario');
    await user.click(screen.getByLabelText('Cognome'));
    await waitFor(() => expect(ends.length).toBeGreaterThanOrEqual(2));
    await act(async () => [...ends].reverse().forEach((end) => end()));
    expect(screen.getByLabelText('Nome')).toBeValid();
    expect(screen.getByLabelText('Cognome')).toBeInvalid();
  });

  it('does not send while a call is running', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm({ dati: { nome: 'a', cognome: 'b', sesso: 'c' } }, fields, {
      busy: true,
    });
    expect(screen.getByRole('button', { name: 'Continua' })).toHaveAttribute('aria-busy', 'true');
    await send(user);
    await user.type(screen.getByLabelText('Nome'), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('tells the values a moment after the last change, and the rest when the form goes', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const onValuesChange = jest.fn();
    const { unmount } = renderForm(initial, fields, { onValuesChange });
    await user.type(screen.getByLabelText('Nome'), 'Ma');
    expect(onValuesChange).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(500));
    expect(onValuesChange).toHaveBeenCalledTimes(1);
    expect(onValuesChange).toHaveBeenLastCalledWith({ dati: { nome: 'Ma', cognome: '', sesso: '' } });
    await user.type(screen.getByLabelText('Nome'), 'r');
    unmount();
    expect(onValuesChange).toHaveBeenCalledTimes(2);
    expect(onValuesChange).toHaveBeenLastCalledWith({ dati: { nome: 'Mar', cognome: '', sesso: '' } });
    jest.useRealTimers();
  });

  it('[R5.5-04] another box of the group judges the group again', async () => {
    const user = userEvent.setup();
    const validate = (values: Values): ErrorTree =>
      Object.values(values['fondi'] ?? {}).some(Boolean)
        ? {}
        : { fondi: { trasferimentiNonUE: 'Destinazione dei fondi è obbligatorio' } };
    const options = [
      { name: 'fondi.acquistiPersonali', label: 'Acquisti personali' },
      { name: 'fondi.trasferimentiNonUE', label: 'Trasferimenti fuori dall’UE' },
    ];
    const { onSubmit } = renderForm(
      { fondi: { acquistiPersonali: false, trasferimentiNonUE: false } },
      <CheckboxGroup label="Destinazione dei fondi" options={options} errorName="fondi.trasferimentiNonUE" />,
      { validate },
    );
    await send(user);
    const group = screen.getByRole('group', { name: 'Destinazione dei fondi' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Destinazione dei fondi è obbligatorio'));
    await user.click(screen.getByLabelText('Acquisti personali'));
    await waitFor(() => expect(group).not.toHaveAccessibleDescription());
    await send(user);
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        fondi: { acquistiPersonali: true, trasferimentiNonUE: false },
      }),
    );
  });
});
