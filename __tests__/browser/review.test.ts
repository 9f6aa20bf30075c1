import type { Locator, Route } from 'playwright-core';
import { webm } from '../server/files';
import { keyboard } from '../../scripts/testing/browser/hands';
import { expectUsable } from './support/laws';
import { BLIND, expectSought, FAILED, seek, SLOW } from './support/reviewVideo';
import { signInToReview } from '../../scripts/testing/pages/review';
import { appears, eventually } from '../../scripts/testing/browser/until';
import { DESKTOP, PHONE, visit } from '../../scripts/testing/browser/visit';
import { openBrowser, product } from './support/worker';
import { shownJourney } from '../../src/contract/journey';

const VIDEO = '**/review/documents/*/FRONT_DOC_';

it('a reviewer signs in, sees documents beside answers, opens the account, and is in the register', async () => {
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
  await outcome
    .getByText('Rifiutato. Tra pochi secondi parte al cliente un’email con il motivo e il link.')
    .waitFor();
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

it('reports a video that the browser cannot play, and seeks in one that it plays', async () => {
  const name = 'Vito Videoteca';
  const token = await product.reviewer(name);
  const walks = [true, false].map((isVideoStrange) =>
    product.walk({ slug: 'thanks', files: true, isVideoStrange }),
  );
  const [strange, usual] = await Promise.all(walks);
  const { page, context } = await visit(await openBrowser());
  await page.goto(`${product.url}/review`);
  await signInToReview(page, name, token);
  await page.goto(`${product.url}/review/requests/${strange?.guid}`);
  await page.getByRole('status').getByText(BLIND, { exact: true }).waitFor();
  const video = page.locator('video');
  const file = page
    .locator('a[download="video.webm"]')
    .and(page.getByRole('link', { name: 'Scarica il video' }));
  expect(await file.evaluate(({ href }: HTMLAnchorElement) => href)).toBe(
    await video.evaluate(({ src }: HTMLVideoElement) => src),
  );
  await expectUsable(page);
  await page.goto(`${product.url}/review/requests/${usual?.guid}`);
  await eventually(async () =>
    expect(await video.evaluate(({ videoWidth }: HTMLVideoElement) => videoWidth)).toBeGreaterThan(0),
  );
  expectSought(await video.evaluate(seek));
  expect(
    await page
      .getByText(/Questo browser|Il video/)
      .filter({ visible: true })
      .allInnerTexts(),
  ).toEqual([]);
  await context.close();
});

it('reports a video that is lost, cut off or late, until it comes', async () => {
  const name = 'Lia Lenta';
  const [token, { guid }] = await Promise.all([
    product.reviewer(name),
    product.walk({ slug: 'thanks', files: true }),
  ]);
  const { page, context } = await visit(await openBrowser());
  await page.clock.install();
  await page.goto(`${product.url}/review`);
  await signInToReview(page, name, token);
  // Other words under the video would be heard, too.
  const said = async () => (await page.locator('figure').getByRole('status').allInnerTexts()).join('');
  const show = async (answer: (route: Route) => unknown): Promise<void> => {
    await page.unroute(VIDEO);
    await page.route(VIDEO, answer);
    // The load waits three seconds for a video that does not come.
    await page.goto(`${product.url}/review/requests/${guid}`, { waitUntil: 'domcontentloaded' });
  };
  const body = webm().content.subarray(0, 200);
  for (const answer of [
    (route: Route) => route.fulfill({ status: 404 }),
    (route: Route) => route.abort(),
    (route: Route) => route.fulfill({ contentType: 'video/webm', body }),
  ]) {
    await show(answer);
    await eventually(async () => expect(await said()).toBe(FAILED));
  }
  await expectUsable(page);

  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await show(async (route) => {
    isAsked();
    await coming;
    await route.continue();
  });
  await asked;
  await page.clock.fastForward(5_000);
  expect(await said()).toBe('');
  await page.clock.fastForward(6_000);
  expect(await said()).toBe(SLOW);
  await expectUsable(page);
  come();
  await eventually(async () => expect(await said()).toBe(''));
  await page.clock.fastForward(60_000);
  expect(await said()).toBe('');
  await context.close();
});

it('a picture is enlarged beside its answers, zoomed and turned; without script the link leads to it', async () => {
  const name = 'Ida Ingrandita';
  const [token, { guid, applicant }] = await Promise.all([
    product.reviewer(name),
    product.walk({ slug: 'thanks', files: true }),
  ]);
  const { page, context, complaints } = await visit(await openBrowser());
  await page.goto(`${product.url}/review`);
  await signInToReview(page, name, token);
  await page.goto(`${product.url}/review/requests/${guid}`);
  const { press } = keyboard;
  const link = page.getByRole('link', { name: 'Passaporto: fronte' });
  await press(link);
  const dialog = page.getByRole('dialog', { name: 'Passaporto: fronte' });
  const shown = dialog.getByRole('img', { name: 'Passaporto: fronte' });
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await eventually(async () => expect((await boxOf(shown)).width).toBeGreaterThan(600));
  const [fit, facts] = [await boxOf(shown), await boxOf(dialog.getByText(applicant.cf))];
  expect(fit.x + fit.width).toBeLessThanOrEqual(facts.x);
  // Pictures of the tests are lying: 960 by 600.
  expect(fit.width / fit.height).toBeCloseTo(1.6, 1);
  await press(dialog.getByRole('button', { name: 'Ingrandisci' }));
  await appears(dialog.getByRole('status').getByText('150 %'));
  expect((await boxOf(shown)).width / fit.width).toBeCloseTo(1.5, 1);
  await press(dialog.getByRole('button', { name: 'Riduci' }));
  await press(dialog.getByRole('button', { name: 'Ruota' }));
  const turned = await boxOf(shown);
  expect(turned.height / turned.width).toBeCloseTo(1.6, 1);
  await expectUsable(page);
  await page.setViewportSize(PHONE);
  await expectUsable(page);
  await page.setViewportSize(DESKTOP);
  await press(dialog.getByRole('button', { name: 'Altra immagine' }));
  await page.getByRole('dialog', { name: 'Passaporto: retro' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(link.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
  expect(complaints).toEqual([]);
  const { cookies } = await context.storageState();
  await context.close();

  const plain = await visit(await openBrowser(), DESKTOP, { javaScriptEnabled: false });
  await plain.context.addCookies(cookies);
  await plain.page.goto(`${product.url}/review/requests/${guid}`);
  const path = await plain.page.getByRole('link', { name: 'Passaporto: fronte' }).getAttribute('href');
  const file = await plain.context.request.get(`${product.url}${path}`);
  expect(file.headers()['content-type']).toBe('image/jpeg');
  await plain.context.close();
});
