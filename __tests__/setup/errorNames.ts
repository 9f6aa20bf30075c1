/**
 * The law of what an error calls its field: by a word of the field's name or of its question, or as its
 * section. A user who hears 'Tipologia è obbligatorio' looks for a field of that name.
 */
const ABOUT_FIELD = /^(.+?) (?:è obbligatori[oa]|non è valid[oa])/;
const QUESTION = 'fieldset, [role=group], [role=radiogroup]';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

const textOf = (page: Document, ids: string | null): string =>
  (ids ?? '')
    .split(' ')
    .map((id) => page.getElementById(id)?.textContent ?? '')
    .join(' ');

const ownName = (one: Element): string =>
  [
    one.getAttribute('aria-label') ?? '',
    textOf(one.ownerDocument, one.getAttribute('aria-labelledby')),
    ...[...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent),
    one.querySelector(':scope > legend')?.textContent ?? '',
  ].join(' ');

const around = (field: Element, selector: string): string => {
  const outer = field.parentElement?.closest(selector);
  return outer ? ownName(outer) : '';
};

const isCalled = (field: Element, called: string): boolean => {
  const name = wordsOf(`${ownName(field)} ${around(field, QUESTION)}`);
  const section = wordsOf(around(field, 'section'));
  const words = wordsOf(called);
  return words.some((word) => name.includes(word)) || words.every((word) => section.includes(word));
};

export const wronglyCalled = (page: Document): readonly string[] =>
  [...page.querySelectorAll('[id$="-errore"]')].flatMap((note) => {
    const [, called] = ABOUT_FIELD.exec(note.textContent) ?? [];
    const field = page.querySelector(`[aria-describedby~="${note.id}"]`);
    return called === undefined || !field || isCalled(field, called)
      ? []
      : [`'${ownName(field).trim()}' has an error of '${called}'`];
  });

export const watchErrorNames = (): void => {
  if (typeof window === 'undefined') return;
  const faults = new Set<string>();
  const check = () => {
    for (const fault of wronglyCalled(document)) faults.add(fault);
  };
  const observer = new MutationObserver(check);
  beforeAll(() => observer.observe(document, { childList: true, characterData: true, subtree: true }));
  afterEach(() => {
    check();
    const found = [...faults];
    faults.clear();
    expect(found).toEqual([]);
  });
  afterAll(() => observer.disconnect());
};
