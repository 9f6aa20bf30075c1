import { screen, waitFor, within } from '@testing-library/react';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { CheckboxField } from '../../src/ui/fields/CheckboxField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { SelectField } from '../../src/ui/fields/SelectField';
import { goOn, press, user } from './hands';
import { renderForm } from './renderForm';

const towns = ['Forlì', 'Sant’Agata Bolognese', 'Roma', 'Castel Romano'].map((label) => ({
  value: label.toUpperCase(),
  label,
  also: label === 'Roma' ? 'urbs' : '',
}));
const comune = (options = towns) => <AutocompleteField name="a.comune" label="Comune" options={options} />;
const combobox = () => screen.getByRole('combobox', { name: 'Comune' });

it("[R3.3-01] Sì and No are 'true' and 'false'", async () => {
  const { onSubmit } = renderForm({ q: { a: 'false' } }, <RadioGroupField name="q.a" label="Oro?" />);
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Sì' }));
  await goOn();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ q: { a: 'true' } }));
});

it('a box keeps the kind of its value', async () => {
  const { onSubmit } = renderForm(
    { q: { uno: false, due: 'false' } },
    <>
      <CheckboxField name="q.uno" label="Uno" />
      <CheckboxField name="q.due" label="Due" />
    </>,
  );
  await user.click(screen.getByLabelText('Uno'));
  await user.click(screen.getByLabelText('Due'));
  await goOn();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ q: { uno: true, due: 'true' } }));
});

it('a list that did not load says so and can be asked for again', async () => {
  const onRetry = jest.fn();
  renderForm(
    { a: { b: '' } },
    <SelectField name="a.b" label="Provincia" options={[]} status="error" onRetry={onRetry} />,
  );
  expect(screen.getByLabelText('Provincia')).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Non è stato possibile caricare l’elenco.');
  await press('Riprova');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('a saved value stays in sight while its list loads', () => {
  const list = <SelectField name="a.b" label="Provincia" options={[]} status="loading" />;
  renderForm({ a: { b: 'RM' } }, list);
  expect(screen.getByLabelText('Provincia')).toHaveDisplayValue('RM');
});

it('a choice is searched by typing, made by keyboard and taken back by an edit', async () => {
  const { onSubmit } = renderForm(
    { a: { comune: 'ROMA', altro: '' } },
    <>
      {comune()}
      <AutocompleteField name="a.altro" label="Altro" options={towns} />
    </>,
  );
  const field = combobox();
  expect(field).toHaveValue('Roma');
  await user.type(field, 'nia', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field).toHaveValue('Romania');
  await user.tab();
  expect(field).toHaveValue('');
  await goOn();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { comune: '', altro: '' } }));
  await user.type(field, 'forli');
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Forlì');
  await user.type(field, '{Backspace>5/}roma{Enter}');
  expect(field).toHaveValue('Roma');
  await goOn();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ a: { comune: 'ROMA', altro: '' } }));
});

describe.each<[string, () => Promise<void>]>([
  ['leaving the field', () => user.tab()],
  ['closing the list', () => user.keyboard('{Escape}')],
  ['going on at once', () => Promise.resolve()],
])('a whole name that is typed, then %s', (_, leave) => {
  it.each([
    ['forli', 'FORLÌ'],
    ['ROMA ', 'ROMA'],
    ["sant'agata bolognese", 'SANT’AGATA BOLOGNESE'],
    ['rom', ''],
    ['romano', ''],
    ['-', ''],
    // Another name, which may belong to several.
    ['urbs', ''],
  ])('is a choice; a part of one and another name are not: %s', async (typed, sent) => {
    const { onSubmit } = renderForm({ a: { comune: '' } }, comune());
    await user.type(combobox(), typed);
    await leave();
    await goOn();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { comune: sent } }));
    await user.tab();
    expect(combobox()).toHaveValue(towns.find(({ value }) => value === sent)?.label ?? '');
  });
});

it('offers sixty of a long list and says that there are more', async () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ value: `${at}`, label: `Comune ${at}`, also: '' }));
  renderForm({ a: { comune: '' } }, comune(many));
  await user.type(combobox(), 'com');
  const options = screen.getAllByRole('option');
  expect(options).toHaveLength(61);
  expect(options.at(-1)).toHaveTextContent('Continua a scrivere per restringere la ricerca');
  expect(options.at(-1)).toHaveAttribute('aria-disabled', 'true');
});
