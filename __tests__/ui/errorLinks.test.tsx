import { screen, waitFor, within } from '@testing-library/react';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { CheckboxGroup } from '../../src/ui/fields/CheckboxGroup';
import { DateField } from '../../src/ui/fields/DateField';
import { MonthField } from '../../src/ui/fields/MonthField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { TextField } from '../../src/ui/fields/TextField';
import { NewTabLink } from '../../src/ui/shell/NewTabLink';
import { Section } from '../../src/ui/shell/Section';
import { errorList, goOn, listed, user } from './hands';
import { renderForm } from './renderForm';

const place = { cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' };
const lookupCap = () => Promise.resolve([]);

it('[R2.3-02] two fields with the same message have links of their own: by their section, else by their label', async () => {
  const CAP = 'CAP è obbligatorio';
  const KIND = 'Tipo è obbligatorio';
  const errors = {
    ...{ residenza: { cap: CAP }, domicilio: { cap: CAP } },
    carica: { sua: KIND, altrui: KIND, nome: 'Nome è obbligatorio' },
  };
  renderForm(
    { residenza: place, domicilio: place, carica: { sua: '', altrui: '', nome: '' } },
    <>
      <Section title="Residenza">
        <AddressBlock prefix="residenza" lookupCap={lookupCap} />
      </Section>
      <Section title="Domicilio">
        <AddressBlock prefix="domicilio" lookupCap={lookupCap} />
      </Section>
      <Section title="Cariche">
        <TextField name="carica.sua" label="Il tuo tipo" />
        <TextField name="carica.altrui" label="Il suo tipo" />
        <TextField name="carica.nome" label="Nome" />
      </Section>
    </>,
    { validate: () => errors },
  );
  await goOn();
  const texts = await listed();
  expect(texts).toEqual([
    `Residenza: ${CAP}`,
    `Domicilio: ${CAP}`,
    `Il tuo tipo: ${KIND}`,
    `Il suo tipo: ${KIND}`,
    'Nome è obbligatorio',
  ]);
});

it('[R5.5-04] the error of a group of boxes is said once, with the first, where its link leads', async () => {
  const names = ['acquisti', 'prelievi', 'bonifici'];
  const options = names.map((name) => ({ name: `fondi.${name}`, label: name }));
  const message = 'Destinazione dei fondi è obbligatorio';
  renderForm(
    { fondi: Object.fromEntries(names.map((name) => [name, false])) },
    <CheckboxGroup label="Per che cosa?" options={options} errorName="fondi.bonifici" />,
    {
      validate: ({ fondi }) =>
        Object.values(fondi ?? {}).includes(true) ? {} : { fondi: { bonifici: message } },
    },
  );
  const boxes = screen.getAllByRole('checkbox');
  await goOn();
  await waitFor(() => expect(boxes[0]).toHaveFocus());
  expect(boxes[0]).toHaveAttribute('aria-invalid', 'true');
  expect(boxes[0]).toHaveAccessibleDescription(message);
  for (const box of boxes.slice(1)) {
    expect(box).toHaveAttribute('aria-invalid', 'false');
    expect(box).toHaveAccessibleDescription('');
  }
  await user.tab();
  await user.click(within(await errorList()).getByRole('link', { name: message }));
  expect(boxes[0]).toHaveFocus();
  await user.click(boxes[1] as HTMLElement);
  await waitFor(() => expect(boxes[0]).toHaveAttribute('aria-invalid', 'false'));
});

it('[R2.3-02] of a group of choices the link says the question once, without its answers', async () => {
  const message = 'Questo campo è obbligatorio';
  renderForm(
    { w: { socio: '', estero: '' } },
    <>
      <RadioGroupField name="w.socio" label="Hai un socio?" />
      <RadioGroupField name="w.estero" label="Lavori con l’estero?" />
    </>,
    { validate: () => ({ w: { socio: message, estero: message } }) },
  );
  await goOn();
  expect(await listed()).toEqual([`Hai un socio?: ${message}`, `Lavori con l’estero?: ${message}`]);
});

it('a date says in its description how it is typed, before its own hint', () => {
  renderForm(
    { w: { giorno: '', mese: '' } },
    <>
      <DateField name="w.giorno" label="Rilascio" hint="Come sul documento" />
      <MonthField name="w.mese" label="Fine" />
    </>,
  );
  const day = screen.getByRole('textbox', { name: 'Rilascio' });
  expect(day).toHaveAccessibleDescription('Giorno, mese e anno: gg/mm/aaaa. Come sul documento');
  expect(screen.getByRole('textbox', { name: 'Fine' })).toHaveAccessibleDescription('Mese e anno: mm/aaaa');
});

it('a long list opens with the chosen option in it, as the selected one', async () => {
  const options = Array.from({ length: 200 }, (_, index) => ({ value: `${index}`, label: `Stato ${index}` }));
  renderForm({ w: { stato: '150' } }, <AutocompleteField name="w.stato" label="Stato" options={options} />);
  await user.click(screen.getByRole('combobox', { name: 'Stato' }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Stato 150');
});

it('of the open list the highlighted option is the selected one, and the chosen one keeps its look', async () => {
  const options = ['Italia', 'Irlanda', 'Islanda'].map((label) => ({ value: label, label }));
  renderForm(
    { w: { stato: 'Italia' } },
    <AutocompleteField name="w.stato" label="Stato" options={options} />,
  );
  const box = screen.getByRole('combobox', { name: 'Stato' });
  await user.click(box);
  await user.keyboard('{ArrowDown}');
  const selected = screen.getByRole('option', { selected: true });
  expect(selected).toHaveTextContent('Irlanda');
  expect(box).toHaveAttribute('aria-activedescendant', selected.id);
  expect(screen.getByRole('option', { name: 'Italia' })).toHaveAttribute('data-chosen');
});

it('a link to a new tab says so in its name', () => {
  renderForm({}, <NewTabLink href="/privacy">Privacy</NewTabLink>);
  const link = screen.getByRole('link', { name: 'Privacy (si apre in una nuova scheda)' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
