const opened: HTMLDialogElement[] = [];

/** The rest of the page is inert. */
export const topDialog = (): HTMLDialogElement | undefined => opened.at(-1);

/** True also if the browser has just closed it. */
export const isShown = (dialog: HTMLDialogElement): boolean => opened.includes(dialog);

const LIVE = '[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off], [data-announcer])';

/** What a screen reader says of a part of the page. */
export const textOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('[aria-hidden=true], [hidden]')) return '';
  return [...node.childNodes].map(textOf).join(' ').replace(/\s+/g, ' ').trim();
};

const heard = new WeakMap<Element, string>();

/** Takes the texts of the live regions that are not behind a dialog as heard. Returns those that were not. */
function hearAll(): readonly string[] {
  const regions = [...(topDialog() ?? document).querySelectorAll(LIVE)];
  return regions.flatMap((region) => {
    const before = heard.get(region) ?? '';
    const text = textOf(region);
    heard.set(region, text);
    // A log says only what is added.
    const isAdded = region.matches('[role=log]') && text.startsWith(before);
    const news = isAdded ? text.slice(before.length).trim() : text;
    return text === before || news === '' ? [] : [news];
  });
}

/** Call it before the dialog is shown: what the page has said by then is not repeated. */
export function pushDialog(dialog: HTMLDialogElement): void {
  hearAll();
  opened.push(dialog);
}

/**
 * Call it as the dialog closes, and the function that it returns once the page is rendered: that one returns
 * what came behind the dialog.
 */
export function dropDialog(dialog: HTMLDialogElement): () => readonly string[] {
  const wasOnTop = topDialog() === dialog;
  opened.splice(opened.indexOf(dialog), 1);
  return () => (wasOnTop ? hearAll() : []);
}
