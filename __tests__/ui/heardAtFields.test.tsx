import { act, render, screen } from '@testing-library/react';
import { uiCopy } from '../../src/copy/ui';
import { UploadBox } from '../../src/capture/upload/UploadBox';
import { AmountField } from '../../src/ui/fields/AmountField';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { CheckboxGroup } from '../../src/ui/fields/CheckboxGroup';
import { DateField } from '../../src/ui/fields/DateField';
import { PhoneField } from '../../src/ui/fields/PhoneField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { TextField } from '../../src/ui/fields/TextField';
import { useFieldValue } from '../../src/ui/form/useFieldValue';
import { listen } from './ear';
import { goOn, user } from './hands';
import { renderForm, type Values } from './renderForm';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const listening = () => {
  const ear = listen();
  return {
    live: () => ear.take().flatMap(({ by, text }) => (by === 'live' ? [text] : [])),
    stop: ear.stop,
  };
};

const countries = ['Italia', 'Svezia', 'Svizzera'].map((label) => ({ value: label, label }));
const search = () => screen.getByRole('combobox', { name: 'Paese' });

describe('a list that is searched', () => {
  const open = (options: readonly { value: string; label: string }[] = countries) =>
    renderForm({ a: { paese: '' } }, <AutocompleteField name="a.paese" label="Paese" options={options} />);

  it('says after a pause how many options there are and which is marked', async () => {
    open();
    const ear = listening();
    await user.type(search(), 'sv');
    await pass(300);
    expect(ear.live()).toEqual([]);
    await pass(400);
    expect(ear.live()).toEqual(['2 risultati, Svezia, 1 di 2']);
    await user.type(search(), 'i');
    await pass(700);
    expect(ear.live()).toEqual(['Un solo risultato, Svizzera']);
    ear.stop();
  });

  it('says of each text again that nothing matches, and sends nothing then', async () => {
    const { onSubmit } = open();
    const ear = listening();
    for (const text of ['qq', 'q']) {
      await user.type(search(), text);
      await pass(700);
      expect(ear.live()).toEqual([uiCopy.autocomplete.noMatch]);
    }
    await user.keyboard('{Enter}');
    await pass(700);
    expect(onSubmit).not.toHaveBeenCalled();
    ear.stop();
  });

  it('says of a long list that it goes on', async () => {
    open(Array.from({ length: 90 }, (_, at) => ({ value: `${at}`, label: `Paese ${at}` })));
    const ear = listening();
    await user.type(search(), 'pae');
    await pass(700);
    expect(ear.live()).toEqual([uiCopy.autocomplete.foundFirst(60, 'Paese 0')]);
    ear.stop();
  });

  it('is in the form of its field', async () => {
    open();
    await user.type(search(), 'sv');
    expect(screen.getByRole('listbox').closest('form')).toBe(search().closest('form'));
  });
});

const groups: readonly [string, React.ReactNode][] = [
  [
    'boxes',
    <CheckboxGroup
      key="g"
      label="Lingue"
      errorName="q.lingue"
      hint="Anche più di una"
      options={[
        { name: 'q.a', label: 'Una' },
        { name: 'q.b', label: 'Altra' },
      ]}
    />,
  ],
  ['radio buttons', <RadioGroupField key="g" name="q.lingue" label="Lingue" hint="Anche più di una" />],
];
it.each(groups)(
  'of a group of %s without a choice the focus says the message and the hint',
  async (_, group) => {
    renderForm({ q: { lingue: '', a: false, b: false } }, group, {
      validate: () => ({ q: { lingue: 'Scegli una lingua' } }),
    });
    await goOn();
    await pass(700);
    expect(document.activeElement).toHaveAccessibleDescription('Scegli una lingua Anche più di una');
  },
);

it('of an error that does not describe what takes the focus the list says the words', async () => {
  const box = (
    <div id="campo-q-video" role="group" aria-label="Video">
      <button type="button">Registra</button>
      <p id="campo-q-video-errore">Manca il video</p>
    </div>
  );
  renderForm({ q: { video: '' } }, box, { validate: () => ({ q: { video: 'Manca il video' } }) });
  const ear = listening();
  await goOn();
  await pass(700);
  expect(screen.getByRole('button', { name: 'Registra' })).toHaveFocus();
  expect(ear.live()).toEqual(['C’è un dato da controllare. Manca il video']);
  ear.stop();
});

it('the advice on a wrong date stays while another is typed, and follows once it is left', async () => {
  renderForm({ q: { data: '' } }, <DateField name="q.data" label="Data" calendar={false} />, {
    validate: () => ({ q: { data: 'Data non è valido' } }),
  });
  const field = screen.getByRole('textbox', { name: 'Data' });
  await user.type(field, '32/01/2020');
  await user.tab();
  await pass(300);
  const before = field.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  const words = () => document.getElementById(before)?.textContent;
  const first = words();
  expect(first).toContain(uiCopy.date.advice.date);
  await user.clear(field);
  await user.type(field, '01/01/19');
  expect(words()).toBe(first);
  await user.tab();
  await pass(300);
  expect(words()).toContain(uiCopy.date.advice.future);
});

it('a field that is only passed by is no error, also of choices and boxes', async () => {
  renderForm(
    { q: { nome: '', scelta: '' } },
    <>
      <TextField name="q.nome" label="Nome" />
      <RadioGroupField name="q.scelta" label="Scelta" />
    </>,
    { validate: () => ({ q: { nome: 'Nome è obbligatorio', scelta: 'Scelta è obbligatorio' } }) },
  );
  const ear = listening();
  await user.tab();
  await user.tab();
  await user.tab();
  await pass(700);
  expect(ear.live()).toEqual([]);
  const nome = screen.getByRole('textbox', { name: 'Nome' });
  expect(nome).toHaveAttribute('aria-invalid', 'false');
  await user.type(nome, 'A{Backspace}');
  await user.tab();
  await pass(0);
  await pass(700);
  expect(ear.live()).toEqual(['Errore: Nome è obbligatorio']);
  ear.stop();
});

it('errors of fields that are not on the page yet are not said when a choice brings them', async () => {
  const More = () =>
    useFieldValue('q.scelta') === 'true' ? <TextField name="q.nome" label="Incarico" /> : null;
  renderForm(
    { q: { scelta: '', nome: '', area: '' } },
    <>
      <RadioGroupField name="q.scelta" label="Scelta" />
      <More />
    </>,
    {
      validate: ({ q }) =>
        q?.scelta === 'true'
          ? { q: { nome: 'Tipologia è obbligatorio', area: 'Area è obbligatorio' } }
          : { q: { scelta: 'Scelta è obbligatorio' } },
    },
  );
  await goOn();
  await pass(700);
  const ear = listening();
  await user.click(screen.getByRole('radio', { name: 'Sì' }));
  await pass(700);
  // The field is news, its error is not.
  expect(ear.live()).toEqual(['Nuovo campo: Incarico']);
  ear.stop();
});

it('what is beside a text is said with the field', () => {
  renderForm(
    { q: { fatturato: '', telefono: '' } },
    <>
      <AmountField name="q.fatturato" label="Fatturato" />
      <PhoneField name="q.telefono" label="Telefono" hint="Senza prefisso" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Fatturato' })).toHaveAccessibleDescription('euro');
  expect(screen.getByRole('textbox', { name: 'Telefono' })).toHaveAccessibleDescription(
    'prefisso Italia +39 Senza prefisso',
  );
});

it('[R2.9-03] a box for a file is one button: a name, its state and its limits', () => {
  const box = { id: 'f', label: 'Fronte', hint: 'JPG o PDF', accept: 'image/*', onFile: jest.fn() };
  const { rerender } = render(<UploadBox {...box} state={{ status: 'idle' }} />);
  const button = () => screen.getByRole('button');
  expect(button()).toHaveAccessibleName('Fronte: scegli un file');
  expect(button()).toHaveAccessibleDescription('Obbligatorio JPG o PDF');
  rerender(<UploadBox {...box} state={{ status: 'done' }} />);
  expect(button()).toHaveAccessibleName('Fronte: sostituisci');
  expect(button()).toHaveAccessibleDescription('Caricato JPG o PDF');
});

it('a field that a loading page brings is not announced; one that follows a choice is', async () => {
  const fields = [<TextField key="a" name="a.nome" label="Nome" />];
  const { update } = renderForm({ a: { nome: '', cap: '', via: '' } }, fields);
  const ear = listening();
  await pass(1000);
  fields.push(<TextField key="b" name="a.cap" label="CAP" />);
  update({ children: [...fields] });
  await pass(1000);
  expect(ear.live()).toEqual([]);
  await user.type(screen.getByLabelText('Nome'), 'x');
  fields.push(<TextField key="c" name="a.via" label="Via" />);
  update({ children: [...fields] });
  await pass(1000);
  expect(ear.live()).toEqual([uiCopy.fieldsCame(['Via'])]);
  ear.stop();
});

it('a field that is filled in for the first time shows no error of when it was empty', async () => {
  const validate = ({ a }: Values) => ({
    a: { nome: a?.['nome'] === '' ? 'Nome è obbligatorio' : undefined },
  });
  const fields = ['nome', 'cap'].map((name) => <TextField key={name} name={`a.${name}`} label={name} />);
  renderForm({ a: { nome: '', cap: '' } }, fields, { validate });
  await user.type(screen.getByLabelText('cap'), '0');
  await user.tab();
  await pass(1000);
  const ear = listening();
  await user.type(screen.getByLabelText('nome'), 'x');
  await user.tab();
  expect(screen.queryByText('Nome è obbligatorio')).toBeNull();
  await pass(1000);
  expect(ear.live().filter((text) => text.includes('obbligatorio'))).toEqual([]);
  ear.stop();
});
