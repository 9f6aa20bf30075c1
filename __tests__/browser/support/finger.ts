import type { CDPSession, Page } from 'playwright-core';
import { until } from '../../../scripts/testing/browser/until';

const PRESS_MS = 60;

interface Pair {
  readonly field: string | undefined;
  readonly control: string;
  readonly x: number;
  readonly y: number;
}

interface Heard {
  readonly hit: boolean;
  readonly moved: number;
}

interface Glass {
  /** What the page has heard of the touch; undefined until its click has come. */
  heard?: Heard;
  pairs: readonly [field: HTMLInputElement | undefined, control: HTMLElement][];
  texts: Map<string, string>;
}

/** `isAll`: a pair for each control, else one for each field. */
const watch = (page: Page, isAll: boolean): Promise<number> =>
  page.evaluate(async (everyControl) => {
    // A field tidies up what was typed as it is left.
    (document.activeElement as HTMLElement | null)?.blur();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const SCOPE = document.querySelector('dialog[open]') === null ? 'main' : 'dialog[open]';
    const PRESSED = 'a[href], button, input, select, summary, [role=button]';
    const scope = [...document.querySelectorAll(SCOPE)].at(-1) ?? document.body;
    /** What a finger aims at: of a hidden radio button or box, its label. */
    const aimOf = (one: HTMLElement): HTMLElement => {
      const isChoice = one instanceof HTMLInputElement && ['radio', 'checkbox', 'file'].includes(one.type);
      return (isChoice ? (one.labels?.[0] ?? one.closest('label')) : undefined) ?? one;
    };
    const all = [...scope.querySelectorAll<HTMLElement>(PRESSED)].filter((one) => !one.matches(':disabled'));
    const fields = all.filter(
      (one): one is HTMLInputElement =>
        one instanceof HTMLInputElement &&
        ['text', 'password', 'email', 'tel'].includes(one.type) &&
        !one.readOnly &&
        one.role !== 'combobox' &&
        one.ariaRequired === 'true',
    );
    const fieldAbove = (control: HTMLElement): HTMLInputElement | undefined =>
      fields.findLast(
        (one) =>
          one !== control &&
          one.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !one.parentElement?.contains(control),
      ) ?? fields.find((one) => one !== control);
    const aims = [...new Set(all.map(aimOf))].filter((one) => one.checkVisibility() && one.clientHeight > 0);
    const glass = (window as unknown as { glass: Glass }).glass ?? {};
    Object.assign(window, { glass });
    const lists = all.filter((one) => one instanceof HTMLSelectElement);
    glass.texts = new Map([...fields, ...lists].map((one) => [one.id, one.value]));
    const pairs = aims.map((one): Glass['pairs'][number] => [fieldAbove(one), one]);
    const isFirst = (field: HTMLElement | undefined, at: number): boolean =>
      pairs.findIndex(([other]) => other === field) === at;
    // Twice: the field goes wrong, and is right again.
    const ofEachField = pairs.flatMap((pair, at) => (isFirst(pair[0], at) ? [pair, pair] : []));
    glass.pairs = everyControl ? pairs : ofEachField;
    if (document.body.dataset['watched'] !== undefined) return glass.pairs.length;
    document.body.dataset['watched'] = '';
    let pressed: { readonly aim: HTMLElement; readonly top: number } | undefined;
    const aimAt = (event: Event) => glass.pairs.find(([, aim]) => aim.contains(event.target as Node))?.[1];
    window.addEventListener(
      'pointerdown',
      (event) => {
        const aim = aimAt(event);
        pressed = aim && { aim, top: aim.getBoundingClientRect().top };
      },
      true,
    );
    // Behind the listeners of window and document, before those of React.
    document.body.addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted || glass.heard) return;
        event.preventDefault();
        event.stopPropagation();
        const moved = pressed ? pressed.aim.getBoundingClientRect().top - pressed.top : 0;
        glass.heard = { hit: pressed !== undefined && aimAt(event) === pressed.aim, moved };
      },
      true,
    );
    return glass.pairs.length;
  }, isAll);

const isSettled = (page: Page, index: number): Promise<boolean> =>
  page.evaluate((at) => {
    const { glass } = window as unknown as { glass: Glass };
    const [field] = glass.pairs[at] ?? [];
    if (!field?.isConnected || field === document.activeElement) return true;
    const right = glass.texts.get(field.id);
    return (field.ariaInvalid === 'true') === (right === '' || field.value !== right);
  }, index);

const spoil = (page: Page, index: number): Promise<void> =>
  page.evaluate((at) => {
    const { glass } = window as unknown as { glass: Glass };
    const [field] = glass.pairs[at] ?? [];
    delete glass.heard;
    if (!field?.isConnected) return;
    field.focus();
    const right = glass.texts.get(field.id) ?? '';
    const taken = field.inputMode === 'numeric' ? '1' : '?';
    const wrong = right === '' ? taken : '';
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, field.value === right ? wrong : right);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, index);

/** Undefined while something covers it. */
const aim = (page: Page, index: number): Promise<Pair | undefined> =>
  page.evaluate((at) => {
    const { glass } = window as unknown as { glass: Glass };
    const [field, control] = glass.pairs[at] ?? [];
    if (!control?.isConnected) return undefined;
    control.scrollIntoView({ block: 'center' });
    const box = control.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(control.contains(hit) || hit.contains(control))) return undefined;
    const name = `${control.localName} ${(control.innerText || control.id || control.ariaLabel) ?? ''}`;
    return { field: field?.id, control: name.replaceAll(/\s+/g, ' ').slice(0, 60), x, y };
  }, index);

/** A place that stays for longer than two looks: what the tap before has set going is over. */
const steadyAim = async (page: Page, index: number): Promise<Pair | undefined> => {
  const before = await aim(page, index);
  await new Promise((resolve) => setTimeout(resolve, 120));
  const now = await aim(page, index);
  return now && now.x === before?.x && now.y === before.y ? now : undefined;
};

const heardOf = (page: Page): Promise<Heard | undefined> =>
  page.evaluate(() => (window as unknown as { glass: Glass }).glass.heard);

const touch = async (cdp: CDPSession, { x, y }: Pair): Promise<void> => {
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const putBack = async (page: Page): Promise<void> => {
  const step = () =>
    page.evaluate(() => {
      const { glass } = window as unknown as { glass: Glass };
      const wrong = [...glass.texts].filter(([id, text]) => {
        const field = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
        if (!field || field.value === text) return false;
        if (field.disabled) return true;
        field.focus();
        const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(
          new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
        );
        field.blur();
        return true;
      });
      return wrong.length;
    });
  await until(step, (left) => left === 0);
};

const LOOKS = 40;

/** Returns the first result within a second; a lost click never comes. */
const soon = async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return look();
};

export interface Touched {
  readonly lost: readonly string[];
  readonly count: number;
}

/** With `isAll` it touches each control of the page or its dialog, else one after each field. */
export const touchAll = async (page: Page, isAll: boolean): Promise<Touched> => {
  const cdp = await page.context().newCDPSession(page);
  const count = await until(
    () => watch(page, isAll),
    (pairs) => pairs > 0,
  );
  const lost: string[] = [];
  let touched = 0;
  for (let index = 0; index < count; index += 1) {
    await spoil(page, index);
    const pair = await soon(() => steadyAim(page, index));
    if (!pair) continue;
    touched += 1;
    await touch(cdp, pair);
    const heard = await soon(() => heardOf(page));
    if (!(await soon(() => isSettled(page, index)))) lost.push(`${pair.field}: no message`);
    if (!heard?.hit || heard.moved !== 0)
      lost.push(`${pair.field ?? 'no field'} → ${pair.control}: ${JSON.stringify(heard ?? 'no click')}`);
  }
  await putBack(page);
  await cdp.detach();
  return { lost, count: touched };
};

export const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { glass } = window as unknown as { glass: Glass };
    glass.heard = { hit: true, moved: 0 };
  });
