import type { Page } from 'playwright-core';
import { fieldId } from '../../../src/ui/form/fieldId';
import { REFUSAL, type Way } from './failing';
import { eventually } from './shownErrors';

/** Where the page tells of a failed call, and what it offers there. */
export interface Place {
  /** The message stands there, to the letter, with its way out, and nowhere else. */
  readonly tells: (page: Page, way: Way) => Promise<void>;
  /** Takes the way out that makes the call again. */
  readonly again?: (page: Page) => Promise<void>;
  /** The other way out, back to the page as it was. */
  readonly leave?: (page: Page) => Promise<void>;
  /** The loading overlay covers the page while the call runs. */
  readonly covered: boolean;
}

type Words = Readonly<Record<Way, string>>;

export const UNEXPECTED = 'Si è verificato un errore imprevisto. Prova ad aggiornare la pagina.';
export const UNAVAILABLE = 'Servizio momentaneamente non disponibile.';
const TIMEOUT = 'Il servizio non ha risposto in tempo. Riprova tra qualche istante.';
const NETWORK = 'La connessione è assente o si è interrotta. Controlla la rete e riprova.';

/** The service's own words, else what has happened to the call. */
export const usual: Words = { business: REFUSAL, http: UNAVAILABLE, timeout: TIMEOUT, network: NETWORK };
/** For what is said whichever way the call has failed. */
export const always = (words: string): Words => ({
  business: words,
  http: words,
  timeout: words,
  network: words,
});

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const pressing = (name: string) => (page: Page) => press(page, name);

const alerts = (page: Page): Promise<string[]> =>
  page.getByRole('alert').evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.trim()));
const nothingElse = async (page: Page): Promise<void> => {
  expect(await page.getByRole('alertdialog').count()).toBe(0);
};

/** The error dialog over the page; its title is 'Errore' unless another is given. */
export const dialog = (words: Partial<Words> = {}, titles: Partial<Words> = {}): Place => ({
  covered: true,
  tells: async (page, way) => {
    const box = page.getByRole('alertdialog');
    await eventually(async () =>
      expect({
        titles: await box.getByRole('heading').allInnerTexts(),
        text: await box.getByRole('paragraph').allInnerTexts(),
        buttons: await box.getByRole('button').allInnerTexts(),
      }).toEqual({
        titles: [titles[way] ?? 'Errore'],
        text: [words[way] ?? usual[way]],
        // The first is the cross: its name is not to be seen.
        buttons: ['', 'Riprova'],
      }),
    );
  },
  again: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Riprova' }).click(),
  leave: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  },
});

/** The error screen in place of the whole app. `exit`: the button beside 'Riprova'. */
export const screen = (exit?: string): Place => ({
  covered: true,
  tells: async (page, way) => {
    await page.getByRole('heading', { level: 1, name: 'Qualcosa non ha funzionato' }).waitFor();
    const detail = way === 'timeout' || way === 'network' ? [usual[way]] : [];
    expect({
      text: await page.getByRole('alert').getByRole('paragraph').allInnerTexts(),
      buttons: await page.getByRole('button').allInnerTexts(),
      header: await page.getByRole('banner').count(),
    }).toEqual({
      text: way === 'business' ? [REFUSAL] : [UNEXPECTED, ...detail],
      buttons: [...(exit === undefined ? [] : [exit]), 'Riprova'],
      header: 0,
    });
    await nothingElse(page);
  },
  again: pressing('Riprova'),
  ...(exit !== undefined && { leave: pressing(exit) }),
});

/** At a field, as assistive technology gets it; the way out is the page's own button. */
export const field = (path: string, words: Words, again: string): Place => ({
  covered: false,
  tells: async (page, way) => {
    const id = fieldId(path);
    await eventually(async () =>
      expect(await page.locator(`#${id}-errore`).allInnerTexts()).toEqual([words[way]]),
    );
    const input = page.locator(`#${id}`);
    expect(await input.getAttribute('aria-invalid')).toBe('true');
    expect(await input.getAttribute('aria-describedby')).toContain(`${id}-errore`);
    await nothingElse(page);
  },
  again: pressing(again),
});

/** Beside what is missing, with its own button: the only thing that the page announces. */
export const beside = (words: Words): Place => ({
  covered: false,
  tells: async (page, way) => {
    await eventually(async () =>
      expect((await alerts(page)).map((one) => one.replace(/\s+/g, ' '))).toEqual([`${words[way]} Riprova`]),
    );
    await nothingElse(page);
  },
  again: pressing('Riprova'),
});

/** In place of what could not be loaded. */
export const notice = (words: Words): Place => ({
  covered: false,
  tells: async (page, way) => {
    const box = page.getByRole('status').filter({ hasText: words[way] });
    await eventually(async () =>
      expect(await box.getByRole('paragraph').allInnerTexts()).toEqual([words[way]]),
    );
    expect(await page.getByRole('button', { name: 'Riprova', exact: true }).count()).toBe(1);
    expect(await alerts(page)).toEqual([]);
    await nothingElse(page);
  },
  again: pressing('Riprova'),
});

/** A list that a field chooses from. */
export const list = beside(always('Non è stato possibile caricare l’elenco.'));

/** Under the box of an upload, or under the recorder: the service's words, the button that sends it again. */
export const box = (path: string): Place => field(path, usual, 'Riprova il caricamento');
export const underRecorder: Place = {
  covered: false,
  tells: async (page, way) => {
    await eventually(async () => expect(await alerts(page)).toEqual([usual[way]]));
    await nothingElse(page);
  },
  again: pressing('Invia questo video'),
};

/** Nothing is said: the page is as it is without the answer. */
export const nowhere = (stands: (page: Page) => Promise<void>): Place => ({
  covered: false,
  tells: async (page) => {
    await stands(page);
    expect(await alerts(page)).toEqual([]);
    await nothingElse(page);
  },
});
