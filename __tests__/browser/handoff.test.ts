// The identification begun at a computer and done with a telephone, all by hand: the two share nothing but the code on the screen.
import type { Browser, Locator, Page } from 'playwright-core';
import { handoffCopy as copy } from '../../src/copy/handoff';
import { identificationCopy } from '../../src/copy/identification';
import { answerCamera, holdCamera } from './support/camera';
import { launchBrowser, PHONE } from './support/browser';
import { startClockedProduct, type ClockedProduct } from './support/clockedProduct';
import { fastForward, fastForwardBackTo, smallPhotograph, type Session } from './support/fastForward';
import { choose, goOn, heading, textbox } from './support/form';
import { toFirstDocument, upload } from './support/identificationPages';
import { readQr } from './support/qr';
import { codeBy, codePage, messagesTo, press, typeCode } from './support/resumePages';
import { arrive, expectUsable, LANDING, type Returning } from './support/returning';
import { servedDuring } from './support/servedRequests';
import { until } from './support/shortcuts';
import { expectValues, shownValues } from './support/shownValues';

const { video, document: documentCopy, capture, photo } = identificationCopy;
const { first: FIRST, second: SECOND } = documentCopy.title;
const CONTRACT = 'Firma il contratto';
/** The computer asks every three seconds. */
const SOON = { timeout: 10_000 };

let browser: Browser;
let product: ClockedProduct;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchBrowser(), startClockedProduct()]);
});
afterAll(async () => {
  await browser.close();
  await product.remove();
});

const offers = (page: Page): Locator => page.getByRole('button', { name: copy.action, exact: true });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: copy.title, exact: true });
const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
};
const tells = (page: Page, component: string): Promise<void> =>
  dialog(page).getByRole('log').getByText(copy.arrived[component] ?? '', { exact: true }).waitFor(SOON); // prettier-ignore
const shows = (page: Page, label: string): Promise<void> =>
  page.getByAltText(`Anteprima: ${label}`).waitFor(SOON);

describe('a computer and a telephone', () => {
  let desktop: Returning;
  let phone: Returning;
  let session: Session;
  beforeEach(async () => {
    desktop = await arrive(browser, product);
    phone = await arrive(browser, product, PHONE, { hasTouch: true, isMobile: true });
    session = await fastForward(desktop.context, product, 'identification');
  });
  afterEach(async () => {
    await desktop.leave();
    await phone.leave();
  });

  /** The address that a camera reads from the screen; it is the one that can be copied. */
  const scan = async ({ withTyped = false } = {}): Promise<string> => {
    const { page } = desktop;
    await offers(page).first().click();
    const address = () => textbox(dialog(page), copy.link).inputValue();
    // What was typed last is in it a moment later.
    if (withTyped) await until(address, (link) => new URL(link).hash.length > 100); // prettier-ignore
    const { origin, pathname, search } = new URL(await address());
    const { guid } = await session.step();
    expect(origin + pathname + search).toBe(`${product.url}/resume/${guid}${LANDING}`);
    expect(await readQr(dialog(page).getByRole('img', { name: copy.qr }))).toBe(await address());
    return address();
  };
  const record = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: capture.turnOn }).tap();
    await page.getByText(capture.ready).first().waitFor();
    await page.getByRole('button', { name: capture.record }).tap();
    await page.getByText(capture.recording).first().waitFor();
    await page.getByRole('button', { name: capture.use }).tap();
    await page.getByText(video.sent, { exact: true }).first().waitFor();
  };
  const typeDocument = async (page: Page): Promise<void> => {
    await choose(page, documentCopy.type, 'Passaporto');
    await textbox(page, documentCopy.number).fill('YA7654321');
    await textbox(page, documentCopy.city).fill("Reggio nell'Emilia");
    await textbox(page, documentCopy.issueDate).fill('10/05/2022');
    await textbox(page, documentCopy.expiryDate).fill('10/05/2032');
  };
  const sendPictures = async (page: Page, front: string, back: string): Promise<void> => {
    for (const path of [front, back]) await upload(page, path, await smallPhotograph());
  };

  it('[R2.1-04] [R2.1-11] [R2.9-01] [R2.9-03] do the step together: nothing is asked twice, each shows what the other has done', async () => {
    const { page: computer } = desktop;
    const { page: telephone } = phone;
    const { cellulare } = session.applicant;
    await desktop.open();
    await heading(computer, video.title);
    const plain = await scan();
    expect(new URL(plain).hash).toBe('');
    await expectUsable(computer);
    const code = await codeBy(product, cellulare, async () => {
      await telephone.goto(plain);
      await codePage(telephone);
    });
    await typeCode(telephone, code);
    await heading(telephone, video.title);
    await phone.isAt('/request/identification');
    await record(telephone);
    await tells(computer, 'docVideoCaptcha');
    await close(computer);
    await toFirstDocument(computer);

    await typeDocument(computer);
    const typed = await shownValues(computer);
    const sealed = await scan({ withTyped: true });
    const { hash } = new URL(sealed);
    const bodies: (string | null)[] = [];
    telephone.on('request', (request) => bodies.push(request.postData()));
    const served = await servedDuring(async () => {
      await telephone.goto(sealed);
      // The same session: no other code.
      await toFirstDocument(telephone);
      await expectValues(telephone, typed);
      await goOn(telephone, 'Indietro');
      await heading(telephone, video.title);
    });
    expect(served.length).toBeGreaterThan(5);
    expect([...served, ...bodies].filter((one) => one?.includes(hash.slice(1, 40)))).toEqual([]);
    expect(telephone.url()).not.toContain('#');
    expect(await messagesTo(product, cellulare)).toBe(2);

    await goOn(telephone);
    await sendPictures(telephone, 'documento.documentoFronte', 'documento.documentoRetro');
    await tells(computer, 'documentoFronte');
    await tells(computer, 'documentoRetro');
    await close(computer);
    await shows(computer, documentCopy.sides.passport.front);
    await shows(computer, documentCopy.sides.passport.back);
    await expectValues(computer, typed);

    await goOn(telephone);
    await heading(telephone, SECOND);
    await choose(telephone, documentCopy.type, 'Tessera sanitaria');
    await sendPictures(
      telephone,
      'secondoDocumento.documentoDueFronte',
      'secondoDocumento.documentoDueRetro',
    );
    for (const label of ['Fronte', 'Retro']) await shows(telephone, label);
    await goOn(telephone);
    await heading(telephone, CONTRACT);
    const news = computer.getByRole('alertdialog', { name: copy.moved.title, exact: true });
    await news.waitFor(SOON);
    expect(await news.getByRole('paragraph').allInnerTexts()).toEqual([copy.moved.text(CONTRACT)]);
    await press(computer, copy.moved.understood);
    await heading(computer, CONTRACT);
    await desktop.isAt('/request/contract');
    await phone.isAt('/request/contract');
  });

  it('[R2.1-04] the code on the screen opens nothing by itself', async () => {
    await desktop.open();
    await heading(desktop.page, video.title);
    await phone.page.goto(await scan());
    await codePage(phone.page);
    await typeCode(phone.page, '000000');
    await heading(phone.page, 'Codice non valido');
    await desktop.page.waitForResponse('**/wgt/product/onboarding/next');
    expect(await dialog(desktop.page).getByRole('log').innerText()).toBe('');
  });
});

describe.each([
  { name: 'a computer', device: {}, offered: 1 },
  { name: 'a telephone', device: { viewport: PHONE, hasTouch: true, isMobile: true }, offered: 0 },
])('on $name', ({ device, offered }) => {
  it(`[R2.9-01] [R2.9-02] [R2.9-03] the offer stands ${offered} times on each page, and where the camera is denied`, async () => {
    const visitor = await arrive(browser, product, device.viewport, device);
    const { page } = visitor;
    const offer = async (within: Page | Locator): Promise<void> => {
      const own = within.getByRole('button', { name: copy.action, exact: true });
      expect(await own.count()).toBe(offered);
      if (offered === 0) return;
      await own.click();
      await dialog(page).waitFor();
      await close(page);
    };
    await holdCamera(page);
    const session = await fastForwardBackTo(visitor.context, product, 'identification');
    await visitor.open();
    await toFirstDocument(page);
    await offer(page);
    const front = documentCopy.sides.card.front;
    await press(page, photo.openLabel(front));
    const camera = page.getByRole('dialog', { name: photo.title(front) });
    await answerCamera(page, 'deny');
    await camera.getByText(photo.problems.denied).waitFor();
    await offer(camera);
    if (offered === 0) await page.keyboard.press('Escape');
    await camera.waitFor({ state: 'detached' });
    await goOn(page);
    await heading(page, SECOND);
    await offer(page);
    expect((await session.step()).name).toBe('Identificati');

    await goOn(page, 'Indietro');
    await heading(page, FIRST);
    await goOn(page, 'Indietro');
    await heading(page, video.title);
    await offer(page);
    await press(page, video.again);
    await press(page, capture.turnOn);
    await answerCamera(page, 'deny');
    const alert = page.getByRole('alert').filter({ hasText: capture.problems.denied });
    await alert.waitFor();
    await offer(alert);
    await visitor.leave();
  });
});
