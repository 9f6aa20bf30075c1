// The review by the provider's staff: from the sign-in to the open account, by the page.
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
  await signInToReview(page, name, token);
  const code = shownJourney(requests[0]?.journey ?? '');
  await page.getByLabel('Codice pratica o identificativo').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Cerca' }).click();
  await page.getByText('1 richiesta', { exact: false }).waitFor();
  await page.getByRole('link', { name: code }).click();

  const passport = page.getByRole('listitem').filter({ hasText: 'Passaporto' }).first();
  await passport.getByText(applicant.cf).waitFor();
  await passport.getByText('YA1234567').waitFor();
  const front = passport.getByRole('img', { name: 'Passaporto: fronte' });
  await front.scrollIntoViewIfNeeded();
  await eventually(async () =>
    expect(await front.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
  );
  await expectUsable(page);
  await page.getByRole('button', { name: 'Accetta tutti' }).click();
  await page.getByRole('status').getByText('Documenti accettati.').waitFor();
  await page.getByRole('button', { name: 'Apri il conto' }).click();
  await page.getByRole('status').getByText('Il conto è aperto.').waitFor();
  const register = page.getByRole('region', { name: 'Registro' });
  for (const line of ['Conto aperto', 'Documento accettato: Secondo documento', 'Richiesta aperta'])
    await register
      .getByRole('listitem')
      .filter({ hasText: line })
      .filter({ hasText: name })
      .first()
      .waitFor();
  await page.getByRole('link', { name: 'Richieste' }).click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await page.goto(`${product.url}/review/requests/${guid}`);
  expect(new URL(page.url()).pathname).toBe('/review/sign-in');
  expect((await product.kept(guid)).requests[0]?.state).toBe('concluded');
  expect(complaints).toEqual([]);
  await context.close();
});
