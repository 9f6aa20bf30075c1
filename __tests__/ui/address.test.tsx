import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressBlock } from '../../src/ui/fields/address/AddressBlock';
import type { Locality } from '../../src/ui/fields/address/useCapLookup';
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
const address = (values: Partial<typeof empty> = {}): Values => ({ residenza: { ...empty, ...values } });

const capField = () => screen.getByLabelText('CAP');
const province = () => screen.getByLabelText('Provincia');
const city = () => screen.getByLabelText('Città');
const block = <AddressBlock prefix="residenza" lookupCap={lookupCap} />;

describe('AddressBlock', () => {
  it('[R5.3-02] fills province and city from a CAP with one locality', async () => {
    const user = userEvent.setup();
    renderForm(address(), block);
    await user.type(capField(), '00184');
    await waitFor(() => expect(city()).toHaveValue('ROMA'));
    expect(province()).toHaveValue('RM');
    expect(city()).toHaveAttribute('readonly');
  });

  it('[R5.3-02] shows a selector for several localities; the choice brings its province', async () => {
    const user = userEvent.setup();
    const { onSubmit } = renderForm(address({ indirizzo: 'Via Roma 1' }), block);
    await user.type(capField(), '09010');
    const selector = await screen.findByRole('combobox', { name: 'Città' });
    expect(selector).toHaveValue('');
    await user.selectOptions(selector, 'BUGGERRU (CI)');
    expect(province()).toHaveValue('CI');
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        residenza: {
          cap: '09010',
          provincia: 'CI',
          citta: 'BUGGERRU',
          indirizzo: 'Via Roma 1',
          nazione: 'ITALIA',
        },
      }),
    );
  });

  it('says no province in the selector where all localities share it', async () => {
    const user = userEvent.setup();
    renderForm(address(), block);
    await user.type(capField(), '00010');
    const selector = await screen.findByRole('combobox', { name: 'Città' });
    expect(province()).toHaveValue('RM');
    expect(selector).toHaveValue('');
    await user.selectOptions(selector, 'CASAPE');
    expect(province()).toHaveValue('RM');
    await user.selectOptions(selector, '');
    expect(province()).toHaveValue('RM');
  });

  it('[R5.3-01] looks up five digits and nothing else', async () => {
    const user = userEvent.setup();
    const looked = jest.fn(lookupCap);
    renderForm(address(), <AddressBlock prefix="residenza" lookupCap={looked} />);
    await user.click(capField());
    for (const text of ['001844', '0018a', 'Roma1', '+0018']) {
      await user.clear(capField());
      await user.paste(text);
      expect(capField()).toHaveValue(text);
    }
    expect(looked).not.toHaveBeenCalled();
    await user.clear(capField());
    await user.type(capField(), '00-184');
    await waitFor(() => expect(city()).toHaveValue('ROMA'));
    expect(looked.mock.calls).toEqual([['00184']]);
  });

  it('[R8-08] without a city the focus goes to its list, not to the province that follows from it', async () => {
    const user = userEvent.setup();
    const validate = () => ({
      residenza: { provincia: 'Provincia è obbligatorio', citta: 'Città è obbligatorio' },
    });
    renderForm(address(), block, { validate });
    await user.type(capField(), '09010');
    await screen.findByRole('combobox', { name: 'Città' });
    await user.click(screen.getByRole('button', { name: 'Continua' }));
    await waitFor(() => expect(city()).toHaveFocus());
    await user.click(capField());
    await user.click(screen.getByRole('link', { name: 'Provincia è obbligatorio' }));
    expect(city()).toHaveFocus();
  });

  it("[R5.3-01] an unknown CAP says 'CAP non valido' and clears province and city", async () => {
    const user = userEvent.setup();
    renderForm(address({ cap: '00184', provincia: 'RM', citta: 'ROMA' }), block);
    await user.clear(capField());
    await user.type(capField(), '99999');
    await waitFor(() =>
      expect(capField()).toHaveAccessibleDescription(expect.stringContaining('CAP non valido')),
    );
    expect(capField()).toBeInvalid();
    expect(province()).toHaveValue('');
    expect(city()).toHaveValue('');
  });

  it("[R5.3-01] the next key takes 'CAP non valido' away", async () => {
    const user = userEvent.setup();
    renderForm(address(), block);
    await user.type(capField(), '99999');
    expect(await screen.findByText('CAP non valido')).toBeVisible();
    await user.type(capField(), '{Backspace}');
    expect(screen.queryByText('CAP non valido')).not.toBeInTheDocument();
  });

  it('[R5.3-01] an incomplete CAP clears what the one before had filled', async () => {
    const user = userEvent.setup();
    renderForm(address(), block);
    await user.type(capField(), '00184');
    await waitFor(() => expect(city()).toHaveValue('ROMA'));
    await user.type(capField(), '{Backspace}');
    expect(city()).toHaveValue('');
    expect(province()).toHaveValue('');
  });

  it('an answer that comes late never wins over a later CAP', async () => {
    const user = userEvent.setup();
    const answers = new Map<string, (found: readonly Locality[]) => void>();
    const slow = (cap: string) => new Promise<readonly Locality[]>((resolve) => answers.set(cap, resolve));
    renderForm(address(), <AddressBlock prefix="residenza" lookupCap={slow} />);
    await user.type(capField(), '00184');
    await user.clear(capField());
    await user.type(capField(), '20121');
    await act(async () => answers.get('20121')?.(PLACES['20121'] ?? []));
    await act(async () => answers.get('00184')?.(PLACES['00184'] ?? []));
    expect(city()).toHaveValue('MILANO');
    expect(province()).toHaveValue('MI');
  });

  it('keeps a saved city of a CAP with several', async () => {
    renderForm(address({ cap: '09010', provincia: 'CI', citta: 'BUGGERRU' }), block);
    const selector = await screen.findByRole('combobox', { name: 'Città' });
    expect(selector).toHaveDisplayValue('BUGGERRU (CI)');
    expect(province()).toHaveValue('CI');
  });

  it('offers another attempt when the call fails', async () => {
    const user = userEvent.setup();
    const failing = jest.fn(lookupCap).mockRejectedValueOnce(new Error('down'));
    renderForm(address(), <AddressBlock prefix="residenza" lookupCap={failing} />);
    await user.type(capField(), '00184');
    await user.click(await screen.findByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(city()).toHaveValue('ROMA'));
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
