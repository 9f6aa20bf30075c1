import { act, screen, waitFor } from '@testing-library/react';
import { ADDRESS_INCOMPLETE, isCompleteAddress } from '../../src/contract/rules/address';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import type { Locality } from '../../src/ui/fields/address/useCapLookup';
import { otherQualifiers } from '../contract/values/pharmacies';
import { button, goOn, press, user } from './hands';
import { renderForm, type Values } from './renderForm';

const PLACES: Readonly<Record<string, readonly Locality[]>> = {
  '00184': [{ provincia: 'RM', localita: 'ROMA' }],
  '20121': [{ provincia: 'MI', localita: 'MILANO' }],
  '00010': [
    { provincia: 'RM', localita: 'CASAPE' },
    { provincia: 'RM', localita: 'GALLICANO NEL LAZIO' },
  ],
  '09010': [
    { provincia: 'CA', localita: 'DOMUS DE MARIA' },
    { provincia: 'CI', localita: 'BUGGERRU' },
  ],
};
const lookupCap = async (cap: string) => PLACES[cap] ?? [];
const empty = { cap: '', provincia: '', citta: '', indirizzo: '', nazione: 'ITALIA' };

const capField = () => screen.getByLabelText('CAP');
const province = () => screen.getByLabelText('Provincia');
const city = () => screen.getByLabelText('Città');
const selector = () => screen.findByRole('combobox', { name: 'Città' });
const filled = (name: string) => waitFor(() => expect(city()).toHaveValue(name));

/** An empty address, or one that was saved. */
const open = (
  values: Partial<typeof empty> = {},
  lookup: Parameters<typeof AddressBlock>[0]['lookupCap'] = lookupCap,
  props: Parameters<typeof renderForm>[2] = {},
) =>
  renderForm(
    { residenza: { ...empty, ...values } },
    <AddressBlock prefix="residenza" lookupCap={lookup} />,
    props,
  );

it('[R5.3-02] [R5.3-01] a CAP with one locality fills province and city; an incomplete one clears them', async () => {
  open();
  await user.type(capField(), '00184');
  await filled('ROMA');
  expect(province()).toHaveValue('RM');
  expect(city()).toHaveAttribute('readonly');
  await user.type(capField(), '{Backspace}');
  expect(city()).toHaveValue('');
  expect(province()).toHaveValue('');
});

it('[R5.3-02] several localities are a selector; the choice brings its province', async () => {
  const { onSubmit } = open();
  await user.type(capField(), '09010');
  expect(await selector()).toHaveValue('');
  await user.selectOptions(await selector(), 'BUGGERRU (CI)');
  expect(province()).toHaveValue('CI');
  await goOn();
  const residenza = { ...empty, cap: '09010', provincia: 'CI', citta: 'BUGGERRU' };
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ residenza }));
});

it('says no province in the selector where all localities share it', async () => {
  open();
  await user.type(capField(), '00010');
  expect(await selector()).toHaveValue('');
  for (const choice of ['CASAPE', '']) {
    expect(province()).toHaveValue('RM');
    await user.selectOptions(await selector(), choice);
  }
  expect(province()).toHaveValue('RM');
});

it('[R5.3-01] looks up five digits and nothing else', async () => {
  const looked = jest.fn(lookupCap);
  open({}, looked);
  await user.click(capField());
  for (const text of ['001844', '0018a', 'Roma1', '+0018']) {
    await user.clear(capField());
    await user.paste(text);
    expect(capField()).toHaveValue(text);
  }
  expect(looked).not.toHaveBeenCalled();
  await user.clear(capField());
  await user.type(capField(), '00-184');
  await filled('ROMA');
  expect(looked.mock.calls).toEqual([['00184']]);
});

it('[R8-08] without a city the focus goes to its list, not to the province that follows from it', async () => {
  const wrong = { provincia: 'Provincia è obbligatorio', citta: 'Città è obbligatorio' };
  open({}, lookupCap, { validate: () => ({ residenza: wrong }) });
  await user.type(capField(), '09010');
  await selector();
  await goOn();
  await waitFor(() => expect(city()).toHaveFocus());
  await user.click(capField());
  await user.click(screen.getByRole('link', { name: wrong.provincia }));
  expect(city()).toHaveFocus();
});

it("[R5.3-01] an unknown CAP says 'CAP non valido' until the next key, and clears province and city", async () => {
  open({ cap: '00184', provincia: 'RM', citta: 'ROMA' });
  await user.clear(capField());
  await user.type(capField(), '99999');
  await waitFor(() =>
    expect(capField()).toHaveAccessibleDescription(expect.stringContaining('CAP non valido')),
  );
  expect(capField()).toBeInvalid();
  expect(province()).toHaveValue('');
  expect(city()).toHaveValue('');
  await user.type(capField(), '{Backspace}');
  expect(screen.queryByText('CAP non valido')).not.toBeInTheDocument();
});

it('an answer that comes late never wins over a later CAP', async () => {
  const answers = new Map<string, (found: readonly Locality[]) => void>();
  open({}, (cap: string) => new Promise((resolve) => answers.set(cap, resolve)));
  await user.type(capField(), '00184');
  await user.clear(capField());
  await user.type(capField(), '20121');
  for (const cap of ['20121', '00184']) await act(async () => answers.get(cap)?.(PLACES[cap] ?? []));
  expect(city()).toHaveValue('MILANO');
  expect(province()).toHaveValue('MI');
});

it('[R5.3-02] an address given before is filled in whole, its city among several too', async () => {
  const address = { cap: '09010', provincia: 'CI', citta: 'BUGGERRU', indirizzo: 'Via Roma 1' };
  const known = { label: 'La mia residenza', address };
  const { onSubmit } = renderForm(
    { sede: { ...empty, cap: '00184', provincia: 'RM', citta: 'ROMA' } },
    <AddressBlock prefix="sede" lookupCap={lookupCap} known={known} />,
  );
  await press('La mia residenza');
  expect(await selector()).toHaveDisplayValue('BUGGERRU (CI)');
  await goOn();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ sede: { ...empty, ...address } }));
});

it('keeps a saved city of a CAP with several', async () => {
  open({ cap: '09010', provincia: 'CI', citta: 'BUGGERRU' });
  expect(await selector()).toHaveDisplayValue('BUGGERRU (CI)');
  expect(province()).toHaveValue('CI');
});

it('[R5.3-02] [R5.3-04] Continue waits for the look-up under way, and calls nothing obligatory', async () => {
  let answer: (found: readonly Locality[]) => void = () => undefined;
  const pending = () => new Promise<readonly Locality[]>((resolve) => (answer = resolve));
  const required = ({ residenza }: Values) =>
    residenza?.['citta'] ? {} : { residenza: { citta: 'Città è obbligatorio' } };
  const { onSubmit } = open({}, pending, { validate: required });
  await user.type(capField(), '00184');
  await goOn();
  await goOn();
  expect(button('Continua')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  answer(PLACES['00184'] ?? []);
  const residenza = { ...empty, cap: '00184', provincia: 'RM', citta: 'ROMA' };
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ residenza }]]));
  expect(button('Continua')).not.toHaveAttribute('aria-busy');
});

it('[R4.1-02] who leaves the page while Continue waits sends nothing any more', async () => {
  const { onSubmit, unmount } = open({ indirizzo: 'via Cavour 10' }, () => new Promise(() => undefined));
  await user.type(capField(), '00184');
  await goOn();
  expect(button('Continua')).toHaveAttribute('aria-busy', 'true');
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('[R5.3-04] Continue goes on to the errors where the look-up fails', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const pending = () => new Promise<readonly Locality[]>((_, reject) => (fail = reject));
  open({}, pending, { validate: () => ({ residenza: { citta: 'Città è obbligatorio' } }) });
  await user.type(capField(), '00184');
  await goOn();
  fail(new Error('down'));
  expect(await screen.findByRole('link', { name: 'Città è obbligatorio' })).toBeVisible();
});

it('offers another attempt when the call fails', async () => {
  const failing = jest.fn(lookupCap).mockRejectedValueOnce(new Error('down'));
  open({}, failing);
  await user.type(capField(), '00184');
  await screen.findByRole('button', { name: 'Riprova' });
  await press('Riprova');
  await filled('ROMA');
  expect(failing).toHaveBeenCalledTimes(2);
});

describe('an incomplete address', () => {
  const street = () => screen.getByLabelText('Indirizzo e numero civico');
  const refused = () => ({ residenza: { indirizzo: ADDRESS_INCOMPLETE } });
  const advised = async (typed: string) => {
    const { unmount } = open({}, lookupCap, { validate: refused });
    await user.click(street());
    await user.paste(typed);
    await user.tab();
    await screen.findByText(ADDRESS_INCOMPLETE);
    const said = screen.getByText(ADDRESS_INCOMPLETE).parentElement?.textContent ?? '';
    expect(street()).toHaveAccessibleDescription(expect.stringContaining(said));
    unmount();
    return /«(.*)»/.exec(said)?.[1] ?? said.replace(ADDRESS_INCOMPLETE, '').trim();
  };

  it('[R5.3-03] says beside the spec’s words how to write the place, in words that are accepted', async () => {
    for (const typed of otherQualifiers) expect(isCompleteAddress(await advised(typed))).toBe(true);
    expect(await advised('Contrada Scura 3')).toBe('Strada Contrada Scura 3');
    expect(await advised('C.da dell’Unità 3')).toBe("Strada C.da dell'Unita' 3");
    expect(await advised('Via Roma')).toBe('Via Roma SNC');
    expect(await advised('Via 12')).toBe('Manca il nome della strada.');
    expect(await advised('Roma')).toBe('Via Roma');
  });
});
