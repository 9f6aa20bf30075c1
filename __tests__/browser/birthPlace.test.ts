import * as contactCopy from '../../src/copy/contact-info';
import { arrive } from './support/arrive';
import { textbox } from '../../scripts/testing/pages/form';
import { pointer } from '../../scripts/testing/browser/hands';
import { openGreeting } from './support/shortcuts';
import { until } from '../../scripts/testing/browser/until';

const { calculatorCopy, greetingCopy } = contactCopy;

// Day of birth, province, name of the time, what the dialog calls the place.
const natives = [
  ['12/09/1974', 'Oristano', 'Siamanna-Siapiccia', 'Siamanna-Siapiccia'],
  ['01/03/1955', 'Bolzano', 'Valdagno', 'Aldino'],
] as const;

it('[R2.4-02] [R9-03] natives find their place by province and name of the time', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openGreeting(visitor);
  await page.getByRole('button', { name: greetingCopy.forgotten }).click();
  const dialog = page.getByRole('dialog', { name: calculatorCopy.title });
  const box = (name: string) => dialog.getByRole('combobox', { name, exact: true });
  await textbox(dialog, calculatorCopy.nome).fill('Mario');
  await textbox(dialog, calculatorCopy.cognome).fill('Rossi');
  await dialog.getByRole('radio', { name: calculatorCopy.sexes.M }).check();
  for (const [day, province, typed, shown] of natives) {
    await textbox(dialog, calculatorCopy.data).fill(day);
    await pointer.search(box(calculatorCopy.provincia), province);
    await pointer.search(box(calculatorCopy.citta), typed);
    expect(await box(calculatorCopy.citta).inputValue()).toBe(shown);
  }
  await dialog.getByRole('button', { name: calculatorCopy.submit }).click();
  const computed = await until(
    () => textbox(page, greetingCopy.cf).inputValue(),
    (value) => value !== '',
  );
  expect(computed).toMatch(/^RSSMRA55C01A179/);
});
