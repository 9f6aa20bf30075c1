import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { CheckboxField } from '../../src/ui/fields/CheckboxField';
import { filterOptions } from '../../src/ui/fields/core/filterOptions';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { SelectField } from '../../src/ui/fields/SelectField';
import { renderForm } from './renderForm';

const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Continua' }));
const towns = ['Forlì', 'Sant’Agata Bolognese', 'Roma', 'Castel Romano'].map((label) => ({
  value: label.toUpperCase(),
  label,
}));

describe('filterOptions', () => {
  const found = (typed: string) => filterOptions(towns, typed).map(({ label }) => label);
  it('minds neither accents nor apostrophes nor case', () => {
    expect(found('FORLI')).toEqual(['Forlì']);
    expect(found("sant'agata")).toEqual(['Sant’Agata Bolognese']);
  });
  it('puts what begins with the text first', () => expect(found('roma')).toEqual(['Roma', 'Castel Romano']));
  it('finds words in any place', () => expect(found('bolo sant')).toEqual(['Sant’Agata Bolognese']));
});

describe('choices', () => {
  it("[R3.3-01] Sì and No are 'true' and 'false'", async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { q: { cripto: 'false' } },
      <RadioGroupField name="q.cripto" label="Cripto?" />,
    );
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Sì' }));
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ q: { cripto: 'true' } }));
  });

  it('a box keeps the kind of its value', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { q: { uno: false, due: 'false' } },
      <>
        <CheckboxField name="q.uno" label="Uno" />
        <CheckboxField name="q.due" label="Due" />
      </>,
    );
    await user.click(screen.getByLabelText('Uno'));
    await user.click(screen.getByLabelText('Due'));
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ q: { uno: true, due: 'true' } }));
  });

  it('a list that did not load says so and can be asked for again', async () => {
    const user = userEvent.setup();
    const onRetry = jest.fn();
    renderForm(
      { a: { b: '' } },
      <SelectField name="a.b" label="Provincia" options={[]} status="error" onRetry={onRetry} />,
    );
    expect(screen.getByLabelText('Provincia')).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Non è stato possibile caricare l’elenco.');
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('a saved value stays in sight while its list loads', () => {
    renderForm(
      { a: { b: 'RM' } },
      <SelectField name="a.b" label="Provincia" options={[]} status="loading" />,
    );
    expect(screen.getByLabelText('Provincia')).toHaveDisplayValue('RM');
  });

  it('searches by typing, chooses by keyboard and gives the value', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { a: { comune: '' } },
      <AutocompleteField name="a.comune" label="Comune" options={towns} />,
    );
    const field = screen.getByRole('combobox', { name: 'Comune' });
    await user.type(field, 'forli');
    expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('Forlì');
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { comune: 'FORLÌ' } }));
  });

  it('editing the text of a choice takes it back; leaving says what is missing, and brings nothing back', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(
      { a: { comune: 'ROMA', altro: '' } },
      <>
        <AutocompleteField name="a.comune" label="Comune" options={towns} />
        <AutocompleteField name="a.altro" label="Altro" options={towns} />
      </>,
    );
    const field = screen.getByRole('combobox', { name: 'Comune' });
    expect(field).toHaveValue('Roma');
    await user.type(field, 'nia', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field).toHaveValue('Romania');
    await user.tab();
    expect(field).toHaveValue('');
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { comune: '', altro: '' } }));
    await user.type(field, 'forli{Enter}');
    expect(field).toHaveValue('Forlì');
    await user.type(field, '{Backspace>5/}roma{Enter}');
    expect(field).toHaveValue('Roma');
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ a: { comune: 'ROMA', altro: '' } }));
  });

  it('offers sixty of a long list and says that there are more', async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 200 }, (_, index) => ({
      value: String(index),
      label: `Comune ${index}`,
    }));
    renderForm({ a: { comune: '' } }, <AutocompleteField name="a.comune" label="Comune" options={many} />);
    await user.type(screen.getByRole('combobox', { name: 'Comune' }), 'com');
    const options = screen.getAllByRole('option');
    expect(options).toHaveLength(61);
    expect(options.at(-1)).toHaveTextContent('Continua a scrivere per restringere la ricerca');
    expect(options.at(-1)).toHaveAttribute('aria-disabled', 'true');
  });
});
