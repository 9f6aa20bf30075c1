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
  await user.clear(field);
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
  ])('is a choice: %s', async (typed, sent) => {
    const { onSubmit } = renderForm({ a: { comune: '' } }, comune());
    await user.type(combobox(), typed);
    await leave();
    await goOn();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { comune: sent } }));
    await user.tab();
    expect(combobox()).toHaveValue(towns.find(({ value }) => value === sent)?.label ?? '');
  });

  it.each([
    'rom',
    'romano',
    '-',
    // Another name, which may belong to several.
    'urbs',
  ])('is no choice if it is a part of one or another name: %s', async (typed) => {
    const { onSubmit } = renderForm({ a: { comune: '' } }, comune());
    await user.type(combobox(), typed);
    await leave();
    await goOn();
    const error = 'Comune non è valido: scegli una voce dell’elenco';
    await waitFor(() => expect(combobox()).toHaveAccessibleDescription(error));
    expect(combobox()).toHaveValue(typed);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a text that is none of a list', () => {
  const refused = 'Comune non è valido: scegli una voce dell’elenco';

  it.each(['Ital', 'Romaxx'])('stays when the field is left, which says so at once: %s', async (typed) => {
    renderForm({ a: { comune: '' } }, comune());
    await user.type(combobox(), typed);
    await user.tab();
    expect(combobox()).toHaveValue(typed);
    await waitFor(() => expect(combobox()).toHaveAccessibleDescription(refused));
  });

  it('stays where the list is optional, and is not sent as nothing', async () => {
    const list = <AutocompleteField name="a.comune" label="Comune" options={towns} optional />;
    const { onSubmit } = renderForm({ a: { comune: '' } }, list);
    await user.type(screen.getByRole('combobox'), 'Ro');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await screen.findAllByText(refused);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.clear(screen.getByRole('combobox'));
    await goOn();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ a: { comune: '' } }));
  });

  it('is in the draft, and is refused again where that is opened', async () => {
    const onValuesChange = jest.fn<void, [{ a: { comune: string } }]>();
    const first = renderForm({ a: { comune: '' } }, comune(), { onValuesChange } as never);
    await user.type(combobox(), 'Romania');
    first.unmount();
    const draft = onValuesChange.mock.lastCall?.[0] ?? { a: { comune: '' } };
    renderForm(draft, comune(), {
      validate: ({ a }) => (towns.some(({ value }) => value === a?.comune) ? {} : { a: { comune: 'No' } }),
    });
    expect(combobox()).toHaveValue('Romania');
    await user.click(combobox());
    await user.tab();
    await waitFor(() => expect(combobox()).toHaveAccessibleDescription(refused));
    expect(combobox()).toHaveValue('Romania');
  });

  it('is no choice by the key of an option, which nobody has seen', async () => {
    renderForm({ a: { comune: '' } }, comune([{ value: '86', label: 'Roma', also: '' }]));
    await user.type(combobox(), '86');
    await user.tab();
    await waitFor(() => expect(combobox()).toHaveAccessibleDescription(refused));
    expect(combobox()).toHaveValue('«86»');
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
