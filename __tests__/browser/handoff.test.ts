// The identification begun at a computer and done with a telephone: the two share nothing but the code on the screen.
import type { Locator, Page } from 'playwright-core';
import { handoffCopy as copy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { arrive, LANDING, type Visitor } from './support/arrive';
import { fastForward, smallPhotograph, type Session } from './support/fastForward';
import { choose, goOn, heading, textbox } from './support/form';
import { toFirstDocument, upload } from './support/identificationPages';
import { expectUsable } from './support/laws';
import { readQr } from './support/qr';
import { codeBy, codePage, messagesTo, press, typeCode } from './support/resumePages';
import { expectValues, shownValues } from './support/shownValues';
import { until } from './support/until';
import { recordVideo } from './support/video';
import { PHONE } from './support/visit';
import { product } from './support/worker';

const { video, document: documentCopy } = identificationCopy;
const CONTRACT = 'Firma il contratto';

const offers = (page: Page): Locator => page.getByRole('button', { name: copy.action, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: copy.title, exact: true });
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  // The focus comes back to what had opened it.
  await until(() => page.evaluate(() => document.activeElement?.textContent), (text) => text === copy.action); // prettier-ignore
};
const tells = (page: Page, component: string): Promise<void> =>
  dialog(page).getByRole('log').getByText(copy.arrived[component] ?? '', { exact: true }).waitFor(); // prettier-ignore
const shows = (page: Page, label: string): Promise<void> =>
  page.getByAltText(`Anteprima: ${label}`).waitFor();

/** The address that a camera reads from the screen; it is the one that can be copied. */
const scan = async ({ page }: Visitor, session: Session, withTyped = false): Promise<string> => {
  await offers(page).first().click();
  const address = () => textbox(dialog(page), copy.link).inputValue();
  // What was typed last is in it a moment later.
  if (withTyped) await until(address, (link) => new URL(link).hash.length > 100);
  const { origin, pathname, search } = new URL(await address());
  const { guid } = await session.step();
  expect(origin + pathname + search).toBe(`${product.url}/resume/${guid}${LANDING}`);
  expect(await readQr(dialog(page).getByRole('img', { name: copy.qr }))).toBe(await address());
  return address();
};
const typeDocument = async (page: Page): Promise<void> => {
  await choose(page, documentCopy.type, 'Passaporto');
  await textbox(page, documentCopy.number).fill('YA7654321');
  await textbox(page, documentCopy.city).fill("Reggio nell'Emilia");
  await textbox(page, documentCopy.issueDate).fill('10/05/2022');
  await textbox(page, documentCopy.expiryDate).fill('10/05/2032');
};

it('[R2.1-04] [R2.1-11] [R2.9-01] [R2.9-03] the two do the step together: nothing is asked twice, each shows what the other has done', async () => {
  const desktop = await arrive();
  const phone = await arrive({ viewport: PHONE, hasTouch: true, isMobile: true });
  const [computer, telephone] = [desktop.page, phone.page];
  const session = await fastForward(desktop.context, product, 'identification');
  const { cellulare } = session.applicant;
  await desktop.open();
  await heading(computer, video.title);
  const plain = await scan(desktop, session);
  expect(new URL(plain).hash).toBe('');
  await expectUsable(computer);
  const code = await codeBy(product, cellulare, async () => {
    await telephone.goto(plain);
    await codePage(telephone);
  });
  await typeCode(telephone, code);
  await heading(telephone, video.title);
  await phone.isAt('/request/identification');
  // A telephone is not offered itself.
  expect(await offers(telephone).count()).toBe(0);
  await recordVideo(telephone);
  await tells(computer, 'docVideoCaptcha');
  await close(computer);
  await toFirstDocument(computer);

  await typeDocument(computer);
  const typed = await shownValues(computer);
  const sealed = await scan(desktop, session, true);
  const served: string[] = [];
  telephone.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    const headers = JSON.stringify(request.headers());
    served.push([origin, pathname, search, headers, request.postData() ?? ''].join(' '));
  });
  await telephone.goto(sealed);
  // The same session: no other code.
  await toFirstDocument(telephone);
  await expectValues(telephone, typed);
  expect(served.length).toBeGreaterThan(5);
  expect(served.filter((one) => one.includes(new URL(sealed).hash.slice(1, 40)))).toEqual([]);
  expect(telephone.url()).not.toContain('#');
  expect(await messagesTo(product, cellulare)).toBe(2);

  for (const path of ['documento.documentoFronte', 'documento.documentoRetro'])
    await upload(telephone, path, await smallPhotograph());
  await tells(computer, 'documentoFronte');
  await tells(computer, 'documentoRetro');
  await close(computer);
  await shows(computer, documentCopy.sides.passport.front);
  await expectValues(computer, typed);

  await goOn(telephone);
  await heading(telephone, documentCopy.title.second);
  await choose(telephone, documentCopy.type, 'Tessera sanitaria');
  for (const path of ['secondoDocumento.documentoDueFronte', 'secondoDocumento.documentoDueRetro'])
    await upload(telephone, path, await smallPhotograph());
  for (const label of ['Fronte', 'Retro']) await shows(telephone, label);
  await goOn(telephone);
  await heading(telephone, CONTRACT);
  const news = computer.getByRole('alertdialog', { name: copy.moved.title, exact: true });
  await news.waitFor();
  await press(computer, copy.moved.understood);
  await heading(computer, CONTRACT);
  await desktop.isAt('/request/contract');
});

it('[R2.1-04] the code on the screen opens nothing by itself, and is copied as it is', async () => {
  const desktop = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
  const phone = await arrive({ viewport: PHONE });
  const session = await fastForward(desktop.context, product, 'identification');
  await desktop.open();
  await heading(desktop.page, video.title);
  const address = await scan(desktop, session);
  await press(desktop.page, copy.copy);
  await until(() => desktop.page.evaluate(() => navigator.clipboard.readText()), (text) => text === address); // prettier-ignore
  await phone.page.goto(address);
  await codePage(phone.page);
  await typeCode(phone.page, '000000');
  await heading(phone.page, 'Codice non valido');
  await desktop.page.waitForResponse('**/wgt/product/onboarding/next');
  expect(await dialog(desktop.page).getByRole('log').innerText()).toBe('');
});
