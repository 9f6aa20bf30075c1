import type { Page } from 'playwright-core';
import { wrongHeard } from '../../scripts/testing/browser/listening';
import { wrongNames } from './support/ear/names';
import { until } from '../../scripts/testing/browser/until';
import { visit } from '../../scripts/testing/browser/visit';
import { openBrowser } from './support/worker';

let page: Page;

beforeAll(async () => ({ page } = await visit(await openBrowser())));
afterAll(() => page.context().close());

const show = async (body: string): Promise<void> => {
  const html = `<!doctype html><html lang="it"><title>Prova</title><main>${body}</main></html>`;
  await page.route('http://prova.example/', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('http://prova.example/');
  await page.unroute('http://prova.example/');
};

const FIELD = '<label for="a">Nome</label><input id="a" aria-required="true" aria-describedby="a-aiuto">';

it('finds nothing at fields and buttons as they should be', async () => {
  await show(
    `${FIELD}<p id="a-aiuto">Due parole</p><button>Continua</button><video controls></video><div role="status"></div>`,
  );
  expect(await wrongNames(page)).toEqual([]);
  expect(await wrongHeard(page)).toEqual([]);
});

it.each([
  ['a button without a name', '<button></button>', 'has no name'],
  [
    'a name that repeats itself',
    '<button>Fronte Scegli un file Fronte Scegli un file</button>',
    'repeats itself',
  ],
  ['a title that is the name again', '<button aria-label="Apri" title="Apri">+</button>', 'has its name as'],
  ['a field that may be required or not', '<input aria-label="Nome">', 'does not say whether it is required'],
  [
    'a list that may be required or not',
    '<label for="l">Tipo</label><select id="l"><option value="">Scegli</option></select>',
    "the list 'l' does not say",
  ],
  [
    'a question that may be required or not',
    '<div role="radiogroup" aria-label="Oro?"><label><input type="radio" name="o">Sì</label></div>',
    'does not say whether it is required',
  ],
  [
    'a group of boxes that may be required or not',
    '<div role="group" aria-label="Perché?"><label><input type="checkbox">Spese</label></div>',
    'does not say whether it is required',
  ],
  ['words of a library', '<button>Clear</button>', 'has foreign words'],
  ["the browser's own words of a file", '<input type="file" aria-label="Fronte">', 'has foreign words'],
  [
    'a group that has the name of its region',
    '<section aria-label="Il video"><div role="group" aria-label="Il video"><p>Prova</p></div></section>',
    'has the name of what it stands in',
  ],
  [
    'a button that has the name of its form',
    '<form aria-label="Accetta: Passaporto"><button>Accetta Passaporto</button></form>',
    'has the name of what it stands in',
  ],
  [
    'an invalid field without its error',
    '<input aria-label="Nome" required aria-invalid="true">',
    'does not say why',
  ],
  [
    'a hint that no field says',
    '<input aria-label="CAP" required id="c"><p id="c-aiuto">Cinque</p>',
    "'c-aiuto' describes no",
  ],
])('finds %s', async (_, body, words) => {
  await show(body);
  expect(await wrongNames(page)).toEqual([expect.stringContaining(words)]);
});

const fault = (): Promise<string[] | undefined> =>
  until(
    () => wrongHeard(page),
    (found) => found.length > 0,
  );

it('finds a repetition within two seconds', async () => {
  await show('<div role="status" id="s"></div><div role="status" id="t"></div>');
  await page.evaluate(() => {
    for (const id of ['s', 't']) document.getElementById(id)?.append('Il codice è stato inviato');
  });
  expect(await fault()).toEqual(['said twice, by status and status: Il codice è stato inviato']);
});

it('does not hear an alert that is not drawn', async () => {
  await show('<p>Prova</p><div role="status"></div>');
  await page.evaluate(() => {
    const words = 'Caricamento in corso…';
    document
      .querySelector('p')
      ?.insertAdjacentHTML('afterend', `<div role="alert" style="display: none">${words}</div>`);
    document.querySelector('[role=status]')?.append(words);
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await wrongHeard(page)).toEqual([]);
});

it('finds an error that the focus and a live region say', async () => {
  await show(
    `<div role="status"></div>${FIELD}<p id="a-aiuto">Nome è obbligatorio</p><p id="a-errore" hidden></p>`,
  );
  await page.evaluate(() => {
    document.querySelector('input')?.focus();
    document.querySelector('[role=status]')?.append('Errore: Nome è obbligatorio');
  });
  expect(await fault()).toEqual([expect.stringContaining('said twice, by focus and status')]);
});

it('finds a status that takes the focus as its text comes', async () => {
  await show('<div role="status" tabindex="-1"></div>');
  await page.evaluate(async () => {
    const status = document.querySelector<HTMLElement>('[role=status]');
    status?.append('Rapporto inviato al servizio');
    await new Promise((resolve) => setTimeout(resolve));
    status?.focus();
  });
  expect(await fault()).toEqual([expect.stringContaining('said twice, by status and focus')]);
});

it('finds a live region that comes with its text', async () => {
  await show('<p>Prova</p>');
  await page.evaluate(() =>
    document.querySelector('p')?.insertAdjacentHTML('afterend', '<p role="status">Inviato</p>'),
  );
  expect(await fault()).toEqual(['a live region came with its text, which is not read out: Inviato']);
});

it('finds the focus lost with what had it', async () => {
  await show('<button>Elimina</button>');
  await page.evaluate(() => {
    document.querySelector('button')?.focus();
    document.querySelector('button')?.remove();
  });
  expect(await fault()).toEqual([expect.stringContaining('the focus was lost with')]);
});
