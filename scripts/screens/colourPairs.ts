import type { Page } from 'playwright-core';
import { derivedColours, givenColours } from '../../server/brand/colours';

const tokens = [...givenColours, ...derivedColours].filter((name) => !['shade', 'art'].includes(name));

/**
 * Runs in the page: gives every colour of the palette a value of its own, and reads off the elements which is
 * on which. `text ink surface` is text; `edge control surface` is the border of a control, its mark or its
 * focus ring. Disabled elements are left out.
 */
const pairsInPage = (names: readonly string[]): string[] => {
  const root = document.documentElement;
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [...sheets, still];
  const nameOf = new Map(names.map((name, place) => [`rgb(${place + 1}, 2, 3)`, name]));
  for (const [value, name] of nameOf) root.style.setProperty(`--color-${name}`, value);

  const behind = (element: Element | null): string | undefined => {
    if (element === null) return 'canvas';
    return nameOf.get(getComputedStyle(element).backgroundColor) ?? behind(element.parentElement);
  };
  const found = new Set<string>();
  const add = (kind: string, colour: string, back: string | undefined): void => {
    const front = nameOf.get(colour);
    if (front !== undefined && back !== undefined && front !== back) found.add(`${kind} ${front} ${back}`);
  };
  const isOff = (element: Element): boolean =>
    element.closest(':disabled, [aria-disabled="true"], .Mui-disabled') !== null;
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  for (const element of document.querySelectorAll('body *')) {
    if (isOff(element) || !isSeen(element) || element.closest('noscript, canvas') !== null) continue;
    const style = getComputedStyle(element);
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    const isField = element.matches('input:not([type=checkbox], [type=radio], [type=file]), select');
    if (hasText || isField) add('text', style.color, behind(element));
    if (isField) add('text', getComputedStyle(element, '::placeholder').color, behind(element));
    if (element.matches('.MuiRadio-root, .MuiCheckbox-root')) add('edge', style.color, behind(element));
    const isReadOnly = element.matches('.MuiInputBase-readOnly, :has(> [readonly])');
    if (element.matches('.MuiInputBase-root, button') && !isReadOnly && style.borderTopWidth !== '0px')
      add('edge', style.borderTopColor, behind(element.parentElement));
    if (element.matches('button, a[href], input, select')) {
      // The ring shows with the keyboard's focus alone. On the deep colour it is that of the text there.
      const back = behind(element.parentElement);
      const ring = back === 'deep' ? '--color-on-deep' : '--focus-color';
      add('edge', getComputedStyle(root).getPropertyValue(ring).trim(), back);
    }
  }
  for (const name of names) root.style.removeProperty(`--color-${name}`);
  document.adoptedStyleSheets = sheets;
  return [...found];
};

export const colourPairs = (page: Page): Promise<string[]> => page.evaluate(pairsInPage, tokens);
