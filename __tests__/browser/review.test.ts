// The review by the provider's staff, by the keyboard alone: from the sign-in to the open account, on the
// page.
import { keyboard } from './support/hands';
import { expectUsable } from './support/laws';
import { signInToReview } from './support/review';
import { eventually } from './support/until';
import { visit } from './support/visit';
import { openBrowser, product } from './support/worker';
import { shownJourney } from '../../src/contract/journey';

it('a reviewer signs in, finds a request, sees its documents beside the answers, opens the account, and stands in the register', async () => {
  const name = 'Rita Revisora';
  const [token, { guid, applicant }] = await Promise.all([
    product.reviewer(name),
    product.walk({ slug: 'thanks', files: true }),
  ]);
  const { requests } = await product.kept(guid);
  // The campaign's query that the app's pages keep is of no concern here.
  const { page, context, complaints } = await visit(await openBrowser());
  await page.goto(`${product.url}/review`);
  await signInToReview(page, name, token, keyboard);
  const { press, write } = keyboard;
  const outcome = page.locator('#outcome:focus');
  const code = shownJourney(requests[0]?.journey ?? '');
  await write(page.getByLabel('Codice pratica o identificativo'), code.toLowerCase());
  await page.keyboard.press('Enter');
  await page.getByText('1 richiesta', { exact: false }).waitFor();
  await press(page.getByRole('link', { name: code }));

  const passport = page.getByRole('listitem').filter({ hasText: 'Passaporto' }).first();
  await passport.getByText(applicant.cf).waitFor();
  await passport.getByText('YA1234567').waitFor();
  const front = passport.getByRole('img', { name: 'Passaporto: fronte' });
  await front.scrollIntoViewIfNeeded();
  await eventually(async () =>
    expect(await front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
  );
  await expectUsable(page);
  // The outcome has the focus after each action. The link leads past the answers.
  await press(page.getByRole('link', { name: 'Vai ai documenti' }));
  await write(passport.getByLabel('Motivo del rifiuto'), 'La foto è sfocata');
  await page.keyboard.press('Enter');
  await outcome.getByText('Rifiutato. Al cliente è partita un’email con il motivo e il link.').waitFor();
  await expectUsable(page);
  await press(passport.getByRole('button', { name: 'Accetta lo stesso' }));
  await outcome.getByText('Documento accettato.').waitFor();
  await press(page.getByRole('button', { name: 'Accetta tutti' }));
  await outcome.getByText('Documenti accettati.').waitFor();
  await press(page.getByRole('button', { name: 'Apri il conto' }));
  await outcome.getByText('Il conto è aperto.').waitFor();
  const register = page.getByRole('region', { name: 'Registro' });
  for (const line of ['Conto aperto', 'Documento accettato: Secondo documento', 'Richiesta aperta'])
    await register
      .getByRole('listitem')
      .filter({ hasText: line })
      .filter({ hasText: name })
      .first()
      .waitFor();
  await press(page.getByRole('link', { name: 'Richieste' }));
  await press(page.getByRole('button', { name: 'Esci' }));
  await page.waitForURL('**/review/sign-in');
  await page.goto(`${product.url}/review/requests/${guid}`);
  expect(new URL(page.url()).pathname).toBe('/review/sign-in');
  expect((await product.kept(guid)).requests[0]?.state).toBe('concluded');
  expect(complaints).toEqual([]);
  await context.close();
});
