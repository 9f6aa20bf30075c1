import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContactInfo from '../../src/screens/steps/contact-info';
import { fakeService, ok } from './fakeService';
import { renderScreen } from './renderScreen';

const places = [
  { comune: 'Ercolano', codice: 'H243', altri: ['Resina'] },
  { comune: 'Sant’Antimo', codice: 'I293' },
  { comune: 'San Giorgio a Cremano', codice: 'H892' },
];

/** The options of the dialog's list of birthplaces after this text. */
const shownFor = async (text: string): Promise<(string | null)[]> => {
  fakeService({
    province: () => ({ ...ok, data: [{ nome: 'Napoli', sigla: 'NA' }] }),
    comuni: () => ({ ...ok, data: places }),
  });
  const user = userEvent.setup({ delay: null });
  renderScreen(<ContactInfo />, { slug: 'contact-info', subPage: 1 });
  await user.click(screen.getByRole('button', { name: 'Non lo ricordi? Lo calcoliamo noi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Calcola il codice fiscale' }));
  const province = await dialog.findByRole('combobox', { name: 'Provincia di nascita' });
  await waitFor(() => expect(province).toBeEnabled());
  await user.type(province, 'Napoli');
  await user.click(await screen.findByRole('option', { name: 'Napoli' }));
  const city = await dialog.findByRole('combobox', { name: 'Comune di nascita' });
  await waitFor(() => expect(city).toBeEnabled());
  await user.type(city, text);
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

describe('the search of a birthplace', () => {
  it('[R9-03] expands abbreviations by the fixed table', async () => {
    expect(await shownFor('S. Giorgio a C.')).toEqual(['San Giorgio a Cremano']);
  });

  it('[R9-03] finds a municipality by the name that it bore at birth', async () => {
    expect(await shownFor('resina')).toEqual(['Ercolano']);
  });
});
