import { act, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import type { Locality } from '../../src/ui/fields/address/useCapLookup';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { DateField } from '../../src/ui/fields/DateField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { useFieldValue } from '../../src/ui/form/useFieldValue';
import { goOn, listed, user } from './hands';
import { renderForm } from './renderForm';

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 100)));

function TownOfTheDay() {
  const day = useFieldValue('nascita.data');
  const options = useMemo(() => [{ value: day, label: `Roma ${day}` }], [day]);
  return <AutocompleteField name="nascita.citta" label="Comune" options={options} />;
}

it('a text that no list has stays refused when another field changes the list', async () => {
  const fields = [<TownOfTheDay key="citta" />, <DateField key="data" name="nascita.data" label="Data" />];
  renderForm({ nascita: { citta: '', data: '' } }, fields, { validate: () => ({}) });
  const town = screen.getByLabelText('Comune');
  await user.type(town, 'Romaxx');
  await user.tab();
  await waitFor(() => expect(town).toBeInvalid());
  // Cleaned up as it is left, and then another list.
  await user.type(screen.getByLabelText('Data'), '150385');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Data')).toHaveValue('15/03/1985'));
  await settled();
  expect(town).toBeInvalid();
});

function OtherAddress({ lookup }: { lookup: (cap: string) => Promise<readonly Locality[]> }) {
  const isOther = useFieldValue('altro.indirizzo') === 'true';
  return isOther ? <AddressBlock prefix="sede" lookupCap={lookup} /> : null;
}

it('[R5.3-01] lists no city of an address that comes back while its CAP is looked up', async () => {
  const never = new Promise<never>(() => {});
  const two = ['CASAPE', 'GALLICANO'].map((localita) => ({ provincia: 'RM', localita }));
  const lookup = async (cap: string) => (cap === '00010' ? two : never);
  renderForm(
    { altro: { indirizzo: 'true' }, sede: { cap: '', provincia: '', citta: '', indirizzo: 'Via Po 1' } },
    [
      <RadioGroupField key="altro" name="altro.indirizzo" label="Altro indirizzo?" />,
      <OtherAddress key="sede" lookup={lookup} />,
    ],
    {
      validate: ({ altro, sede }) =>
        altro?.['indirizzo'] === 'true' && sede?.['citta'] === ''
          ? { sede: { citta: 'Città è obbligatorio' } }
          : {},
    },
  );
  const cap = () => screen.getByLabelText('CAP');
  await user.type(cap(), '00010');
  await screen.findByRole('combobox', { name: 'Città' });
  await goOn();
  expect(await listed()).toEqual(['Città è obbligatorio']);
  await user.clear(cap());
  await user.type(cap(), '10121');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('radio', { name: 'Sì' }));
  expect(cap()).toHaveValue('10121');
  await waitFor(() => expect(screen.queryAllByText('Città è obbligatorio')).toEqual([]));
  await settled();
  expect(screen.queryAllByText('Città è obbligatorio')).toEqual([]);
});

function StreetOfTheProvince() {
  const province = useFieldValue('residenza.provincia');
  const options = useMemo(() => [{ value: 'VIA', label: `Via ${province}` }], [province]);
  return <AutocompleteField name="voce.via" label="Voce" options={options} />;
}

it('sends no text that no list has when the look-up that Continue waits for changes the list', async () => {
  let answer: (found: readonly Locality[]) => void = () => {};
  const lookup = () => new Promise<readonly Locality[]>((resolve) => (answer = resolve));
  const residenza = { cap: '', provincia: '', citta: '', indirizzo: 'Via Po 1' };
  const fields = [
    <StreetOfTheProvince key="voce" />,
    <AddressBlock key="residenza" prefix="residenza" lookupCap={lookup} />,
  ];
  const { onSubmit } = renderForm({ voce: { via: '' }, residenza }, fields, { validate: () => ({}) });
  await user.type(screen.getByLabelText('Voce'), 'zzz');
  await user.type(screen.getByLabelText('CAP'), '00184');
  await goOn();
  await act(async () => answer([{ provincia: 'RM', localita: 'ROMA' }]));
  await waitFor(() => expect(screen.getByLabelText('Voce')).toHaveFocus());
  expect(onSubmit).not.toHaveBeenCalled();
});
