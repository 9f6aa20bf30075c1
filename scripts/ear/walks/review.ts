import { shownJourney } from '../../../src/contract/journey';
import { tabTo } from '../../testing/browser/hands';
import { signInToReview } from '../../testing/pages/review';
import { left, type Walk } from './begin';

const NAME = 'Rita Revisora';
const FIGURES_NAME = 'Fede Figure';

export const review: Walk = async ({ page, product, hand, look, open }) => {
  const token = await product.reviewer(NAME);
  const { guid } = await left(product, 'thanks', { files: true });
  const { requests } = await product.kept(guid);
  await open('/review');
  await signInToReview(page, NAME, token, hand);
  await look('review-list');
  await hand.write(
    page.getByLabel('Codice pratica o identificativo'),
    shownJourney(requests[0]?.journey ?? ''),
  );
  await page.keyboard.press('Enter');
  await page.getByText('1 richiesta', { exact: false }).waitFor();
  await look('review-found');
  await hand.press(page.getByRole('link', { name: shownJourney(requests[0]?.journey ?? '') }));
  const passport = page.getByRole('listitem').filter({ hasText: 'Passaporto' }).first();
  await hand.press(page.getByRole('link', { name: 'Vai ai documenti' }));
  await hand.write(passport.getByLabel('Motivo del rifiuto'), 'La foto è sfocata');
  await page.keyboard.press('Enter');
  const outcome = page.locator('#outcome:focus');
  await outcome.getByText('Rifiutato.').waitFor();
  await look('review-refused');
  await hand.press(passport.getByRole('button', { name: 'Accetta lo stesso' }));
  await outcome.getByText('Documento accettato.').waitFor();
  await look('review-accepted');
};

export const figures: Walk = async ({ page, product, hand, look, open }) => {
  const token = await product.reviewer(FIGURES_NAME);
  await left(product, 'thanks');
  await open('/review');
  await signInToReview(page, FIGURES_NAME, token, hand);
  await hand.press(page.getByRole('link', { name: 'Andamento' }));
  await page.getByRole('heading', { level: 1, name: 'Andamento' }).waitFor();
  await look('review-list');
  await tabTo(page.getByRole('link', { name: 'Scarica in CSV' }));
  await look('figures');
};
