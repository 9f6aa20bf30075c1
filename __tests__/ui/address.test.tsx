import { act, screen, waitFor } from '@testing-library/react';
import {
  ADDRESS_INCOMPLETE,
  addressGap,
  addressQualifiers,
  CAP_INVALID,
  isCompleteAddress,
} from '../../src/contract/rules/address';
import { uiCopy } from '../../src/copy/ui';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import type { Locality } from '../../src/ui/fields/address/useCapLookup';
import { streetAdvice } from '../../src/ui/fields/address/streetAdvice';
import { otherQualifiers } from '../contract/values/pharmacies';
import { listen } from './ear';
import { button, errorList, goOn, listed, press, user } from './hands';
import { renderForm, type Values } from './renderForm';
import { untilAtRest } from '../setup/otherThreads';

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
  expect(await listed()).toEqual([wrong.citta]);
  await user.click(capField());
  await user.click(screen.getByRole('link', { name: wrong.citta }));
  expect(city()).toHaveFocus();
});

const required = ({ residenza = {} }: Values) => ({
  residenza: Object.fromEntries(
    ['provincia', 'citta', 'indirizzo'].flatMap((name) =>
      residenza[name] ? [] : [[name, `${name} è obbligatorio`]],
    ),
  ),
});

it('[R5.3-01] of an unknown CAP the list has one message, at the CAP; the next key takes it back', async () => {
  const { onSubmit } = open({ indirizzo: 'Via Roma 1' }, lookupCap, { validate: required });
  await user.type(capField(), '99999');
  await waitFor(() => expect(capField()).toBeInvalid());
  await goOn();
  expect(await listed()).toEqual([CAP_INVALID]);
  expect(capField()).toHaveFocus();
  expect(province()).not.toBeInvalid();
  await user.keyboard('{Backspace}');
  expect(capField()).not.toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('[R5.3-02] of several localities nothing is refused before the choice, also after a failed attempt', async () => {
  open({}, lookupCap, { validate: required });
  await goOn();
  await errorList();
  await user.type(capField(), '00010');
  expect(await selector()).not.toBeInvalid();
  await user.clear(capField());
  await user.type(capField(), '09010');
  expect(await selector()).not.toBeInvalid();
  expect(province()).not.toBeInvalid();
});

it('[R5.3-01] while a CAP is being looked up province and city are not refused', async () => {
  open({}, () => new Promise(() => undefined), { validate: required });
  await goOn();
  await errorList();
  await user.type(capField(), '00184');
  expect(await screen.findByText(uiCopy.address.searching)).toBeVisible();
  await waitFor(() => expect(city()).not.toBeInvalid());
  expect(province()).not.toBeInvalid();
});

it.each([
  ['typed CAP is announced', '', '00184', [uiCopy.address.searching]],
  ['saved CAP, as the page opens, is not announced', '00184', '', []],
  ['saved CAP is announced once it is typed again', '00184', '{Backspace}4', [uiCopy.address.searching]],
])('the look-up of a %s', async (_, saved, typed, said) => {
  const ear = listen();
  open({ cap: saved }, () => new Promise(() => undefined));
  if (typed !== '') await user.type(capField(), typed);
  expect((await screen.findAllByText(uiCopy.address.searching))[0]).toBeVisible();
  expect(ear.take().flatMap(({ by, text }) => (by === 'live' ? [text] : []))).toEqual(said);
  ear.stop();
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
  let answer: (found: readonly Locality[]) => void = () => undefined;
  const pending = () => new Promise<readonly Locality[]>((resolve) => (answer = resolve));
  const { onSubmit, unmount } = open({ indirizzo: 'via Cavour 10' }, pending);
  await user.type(capField(), '00184');
  await goOn();
  expect(button('Continua')).toHaveAttribute('aria-busy', 'true');
  unmount();
  answer(PLACES['00184'] ?? []);
  await untilAtRest(() => act(() => new Promise<void>((resolve) => setTimeout(resolve))));
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

  it('[R5.3-03] says beside the spec’s words how to write the street, in words that are accepted', async () => {
    for (const typed of otherQualifiers.filter((one) => addressGap(one) === 'qualifier'))
      expect(isCompleteAddress(await advised(typed))).toBe(true);
    expect(await advised('Via Roma')).toBe('Via Roma SNC');
    expect(await advised('Via 12')).toBe('Manca il nome della strada.');
    expect(await advised('Roma')).toBe('Via Roma');
  });

  it('[R5.3-03] names the kinds of streets that are taken, and whom to ask, in place of an invented one', async () => {
    for (const typed of [
      'Lungotevere Testaccio 9',
      'Salita Santo 38',
      'Rione Margherita 16',
      'Borgo Leopardi 11',
      'Rampa Brancaccio 3',
      'Fondamenta Nove 12',
      'P.tta Nilo 3',
      'Sal. Santo 38',
      'L.tevere Prati 9',
      'II Traversa Roma 4',
      'Contrada Scura 3',
      'C.da dell’Unità 3',
      "Localita' Pian della Croce 4",
      'Loc. Palaretta 9',
      'Frazione Falcero 43/A',
      'Fraz. Falcero 3',
      'Cascina Nuova 2',
      'C.tra Pian 3',
      'Ctr.da Pian 3',
      'Dorsoduro 3246',
    ]) {
      const { unmount } = open({}, lookupCap, { validate: refused });
      await user.click(street());
      await user.paste(typed);
      await user.tab();
      await screen.findByText(ADDRESS_INCOMPLETE);
      const said = screen.getByText(ADDRESS_INCOMPLETE).parentElement?.textContent ?? '';
      expect(said).toMatch(new RegExp(`«${typed.replace('II ', '').split(' ')[0]}» .*assistenza`));
      for (const kind of addressQualifiers.filter((one) => one !== 'c.so'))
        expect(said).toContain(` ${kind}`);
      expect(said).not.toContain('Strada');
      unmount();
    }
  });

  const ALL_KINDS = 'via, corso, viale, piazza, piazzale, vicolo, strada, largo';

  it.each([
    'Riva degli Schiavoni 3', 'Parco Margherita 3', 'Ripa Ticinese 3', 'Bastioni Nuovi 3', 'Alzaia Grande 3', 'Foro Buonaparte 3',
    'Calata Marco 3', 'Cupa Macedonia 3', 'Stradella Nuova 3', 'Scalinata Borghese 3', 'Contrà Porti 3', 'Salizada Pio 3',
    'Vic.tto Roma 3', 'Zona Industriale 3', 'Quartiere Roma 3', 'Rondò Roma 3', 'Riva Reno 3', 'Case sparse 3', 'Case Sparse, 3',
    'Rue de la Gare 3', 'Weinstraße 3', 'Mühlgasse 4', 'Rione, 3',
  ])('[R5.3-03] invents no street of another kind: %s', (typed) => {
    const said = streetAdvice(typed, ADDRESS_INCOMPLETE);
    expect(said).toContain(`accettati: ${ALL_KINDS}`);
    expect(said).toContain('assistenza');
    expect(said).not.toMatch(/Via |Strada /);
  }); // prettier-ignore

  it.each(['Bgt. Roma 3', 'Borg.ta Roma 3', 'lrg Roma 3', 'B.go Roma 3'])(
    '[R5.3-03] asks for an unknown abbreviation in full: %s',
    (typed) => {
      const said = streetAdvice(typed, ADDRESS_INCOMPLETE);
      expect(said).toContain(`per intero: ${ALL_KINDS}`);
      expect(said).not.toContain('Via ');
    },
  );

  it.each([
    'c/o Rossi Via Roma 3', 'n. 3 Via Roma', '3, via Roma', 'presso Rossi, via Roma 3', 'P. Roma 3', 'P Roma 3', 'C.Italia 3', 'Bgo Roma 3',
    'Fta Nuove 3', 'Cpo Roma 3', 'Pco Roma 3', 'Pgio Roma 3', 'Rne Roma 3', 'Str. Int. Roma 3', 'V. le Roma 3', 'Roma/Milano 3', 'Lung. Roma 3',
    'Nuova Riviera 3', 'G. Verdi 3', 'Po 3', '4 Novembre 3', 'S.passo Roma 3', 'Vi Roma 3',
  ])('[R5.3-03] gives no example of what may be a kind already, or no name: %s', (typed) => {
    const said = streetAdvice(typed, ADDRESS_INCOMPLETE);
    expect(said).toContain(`per intero: ${ALL_KINDS}`);
    expect(said).not.toContain('«');
  }); // prettier-ignore

  it.each([
    'Riviera di Chiaia 12', 'Costa Roma 3', 'Larghetto Roma 3', 'Viuzzo Roma 3', 'Piaggia Roma 3', 'Poggio Roma 3', 'Rotatoria Roma 3',
    'Vicinale Roma 3', 'Riviera/Chiaia 3',
  ])('[R5.3-03] knows the kind %s', (typed) => {
    const said = streetAdvice(typed, ADDRESS_INCOMPLETE);
    expect(said).toContain(`«${typed.split(/[ /]/)[0]}» non è tra i tipi`);
    expect(said).toContain('assistenza');
  }); // prettier-ignore

  it('[R5.3-03] names a street along water whole', () => {
    expect(streetAdvice('Lungo mare Roma 3', ADDRESS_INCOMPLETE)).toContain('«Lungo mare» non è tra i tipi');
  });

  it('[R5.3-03] does not take a name without its kind for a street', () => {
    expect(streetAdvice('Porta Nuova 3', ADDRESS_INCOMPLETE)).toBe(
      'Inizia dal tipo di strada: se è una via, «Via Porta Nuova 3».',
    );
    expect(streetAdvice('S. Maria 3', ADDRESS_INCOMPLETE)).toContain('se è una via, «Via S. Maria 3»');
    expect(streetAdvice('Via SNC', ADDRESS_INCOMPLETE)).toBe('Manca il nome della strada.');
  });

  it.each([
    'Dott. Rossi 3', 'Gen. Cadorna 4', 'Prof. Moro 1', 'Mons. Bello 12', 'SS. Annunziata 5', 'Dr Rossi 3', 'F.lli Cervi 3',
    'XX Settembre 3', 'XXV Aprile 8', 'Pres. Kennedy 3', "Mass. D'Azeglio 3", 'Cap. Rossi 3', 'Amm. Cagni 3',
  ])('[R5.3-03] takes the title, or the number, of a name for its beginning: %s', (typed) => {
    expect(streetAdvice(typed, ADDRESS_INCOMPLETE)).toContain(`se è una via, «Via ${typed}»`);
  }); // prettier-ignore

  it('[R5.3-03] names scattered houses whole', () => {
    expect(streetAdvice('Case sparse 3', ADDRESS_INCOMPLETE)).toContain('«Case sparse» non è tra i tipi');
  });

  it.each(['I Vicolo Roma 3', '1° Vicolo Roma 3', 'Nuova Via Roma 3'])(
    '[R5.3-03] puts no second kind of street before one: %s',
    (typed) => {
      const said = streetAdvice(typed, ADDRESS_INCOMPLETE);
      expect(said).toContain(`Inizia dal tipo di strada, scritto per intero: ${ALL_KINDS}`);
    },
  );

  it('[R5.3-04] says of the CAP that a large city had before its zones what to write', async () => {
    open({}, async () => [], { validate: () => ({ residenza: { cap: CAP_INVALID } }) });
    await user.type(capField(), '00100');
    await user.tab();
    await screen.findByText(uiCopy.address.capOfZone, { exact: false });
    await user.clear(capField());
    await user.type(capField(), '00199');
    await user.tab();
    await waitFor(() => expect(screen.queryByText(uiCopy.address.capOfZone, { exact: false })).toBeNull());
  });
});

it.each([
  ['of one locality', '00 184', 'RM', 'ROMA'],
  ['of several', '00010', 'RM', 'GALLICANO NEL LAZIO'],
])(
  'a CAP %s put in without an event is looked up before Continue sends it',
  async (_, typed, provincia, citta) => {
    let answer: () => void = () => undefined;
    const slowly = async (cap: string) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return lookupCap(cap);
    };
    const { onSubmit } = open({}, slowly);
    Object.assign(capField(), { value: typed });
    await goOn();
    expect(onSubmit).not.toHaveBeenCalled();
    act(answer);
    const cap = typed.replace(' ', '');
    expect(capField()).toHaveValue(cap);
    if (citta !== 'ROMA') {
      await selector();
      onSubmit.mockClear();
      const index = (await screen.findByRole<HTMLOptionElement>('option', { name: citta })).value;
      Object.assign(city(), { value: index });
      await goOn();
    }
    const residenza = { ...empty, cap, provincia, citta };
    await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ residenza }]]));
  },
);
