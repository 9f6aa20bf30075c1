import { screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import type { Locality } from '../../src/ui/fields/address/useCapLookup';
import { AutocompleteField } from '../../src/ui/fields/AutocompleteField';
import { DateField } from '../../src/ui/fields/DateField';
import { RadioGroupField } from '../../src/ui/fields/RadioGroupField';
import { useFieldValue } from '../../src/ui/form/useFieldValue';
import { goOn, listed, user } from './hands';
import { renderForm } from './renderForm';

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
  await goOn();
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
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryAllByText('Città è obbligatorio')).toEqual([]);
});
