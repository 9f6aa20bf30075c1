// The part of Playwright's Locator that the walks use, by WebDriver.
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FileToSend } from '../../../../scripts/testing/browser/hands';
import { until } from '../../../../scripts/testing/browser/until';
import { isSeen, pointOf } from './inPage';
import type { WebKitPage } from './page';

type Reference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>;
type Text = string | RegExp;
interface Exactness {
  readonly exact?: boolean;
}

// The functions' parameters are the caller's.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Work = (...args: any[]) => unknown;

/** By Playwright's rule: exact, or anywhere in the text in any case. As source for the page's script. */
const wordsOf = (text: Text, exact = false): string => {
  if (text instanceof RegExp) return String(text);
  if (exact) return JSON.stringify(text);
  return `/${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')}/i`;
};

export class WebKitLocator {
  /** `steps`: text of the calls that lead to the elements. */
  constructor(
    private readonly owner: WebKitPage | undefined,
    private readonly steps: string,
  ) {}
  private get way(): string {
    return `window.way([document])${this.steps}`;
  }
  private under(...steps: readonly string[]): WebKitLocator {
    return new WebKitLocator(this.page(), [this.steps, ...steps].join(''));
  }
  private by(kind: string, text: Text, { exact }: Exactness = {}): WebKitLocator {
    return this.under(`.by('${kind}', ${wordsOf(text, exact)})`);
  }
  page(): WebKitPage {
    return this.owner as WebKitPage;
  }
  locator(css: string, filter: Parameters<WebKitLocator['filter']>[0] = {}): WebKitLocator {
    return this.under(`.css(${JSON.stringify(css)})`).filter(filter);
  }
  filter({ has, hasText }: { readonly has?: WebKitLocator; readonly hasText?: Text }): WebKitLocator {
    const steps = has ? [`.has((from) => from${has.steps})`] : [];
    return this.under(...steps, ...(hasText === undefined ? [] : [`.hasText(${wordsOf(hasText)})`]));
  }
  getByRole(role: string, { name, exact, ...state }: Exactness & { name?: Text } = {}): WebKitLocator {
    const named = name === undefined ? '' : `name: ${wordsOf(name, exact)}`;
    return this.under(`.by('Role', '${role}', { ...${JSON.stringify(state)}, ${named} })`);
  }
  readonly getByText = (text: Text, how?: Exactness) => this.by('Text', text, how);
  readonly getByLabel = (text: Text, how?: Exactness) => this.by('LabelText', text, how);
  readonly getByAltText = (text: Text, how?: Exactness) => this.by('AltText', text, how);
  readonly nth = (index: number) => this.under(`.nth(${index})`);
  readonly first = () => this.nth(0);
  readonly last = () => this.nth(-1);
  readonly and = (other: WebKitLocator) => this.under(`.and(${other.way})`);
  readonly or = (other: WebKitLocator) => this.under(`.or(${other.way})`);

  private async on<Value>(work: Work, ...args: readonly unknown[]): Promise<Value> {
    const text = `async (...args) => {
      const { found } = ${this.way};
      if (found.length > 1) throw new Error(found.length + ' elements');
      return found.length === 0 ? [] : [await (${String(work)})(found[0], ...args)];
    }`;
    const [value] = await until(
      () => this.page().script<Value[]>(text, ...args),
      ({ length }) => length > 0,
    ).catch((error: unknown) => Promise.reject(new Error(`${this.steps}: ${String(error)}`)));
    return value as Value;
  }
  private async send(action: 'click' | 'value', body: object, work: Work = (one: Element) => one) {
    const found = await until(() => this.on<Reference | null>(work), Boolean);
    const id = found?.['element-6066-11e4-a52e-4f735466cecf'];
    await this.page().call('POST', `/element/${id}/${action}`, body);
  }
  evaluate<Value>(work: Work, arg?: unknown): Promise<Value> {
    return this.on(work, arg ?? null);
  }
  readonly count = () => this.page().script<number>(`() => ${this.way}.found.length`);
  readonly isVisible = () => this.page().script<boolean>(`() => (${String(isSeen)})(${this.way}.found[0])`);
  readonly isChecked = () => this.on<boolean>(({ checked }: HTMLInputElement) => checked);
  readonly inputValue = () => this.on<string>(({ value }: HTMLInputElement) => value);
  readonly innerText = () => this.on<string>(({ innerText }: HTMLElement) => innerText);
  readonly blur = () => this.on<void>((element: HTMLElement) => element.blur());
  async waitFor({ state = 'visible' } = {}): Promise<void> {
    const isSo = async () =>
      state === 'visible' ? this.isVisible() : (await this.count()) > 0 === (state === 'attached');
    await until(isSo, Boolean);
  }

  async click(): Promise<void> {
    const place = await until(
      () => this.on<readonly [number, number] | string>(pointOf),
      (seen) => typeof seen !== 'string',
    );
    await this.page().pressAt(...(place as readonly [number, number]));
  }
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
    await until(this.isChecked, Boolean);
  }
  async fill(text: string): Promise<void> {
    await this.click();
    await this.page().keyboard.press('Control+a');
    await (text === '' ? this.page().keyboard.press('Delete') : this.page().keyboard.type(text));
  }
  /** No WebDriver opens a native list. A click on its option is the standard's way. */
  selectOption({ label, index }: { readonly label?: string; readonly index?: number }): Promise<void> {
    const wanted = JSON.stringify(label ?? index);
    const pick = `(list) => {
      list.scrollIntoView({ block: 'center', behavior: 'instant' });
      return list.disabled ? null : [...list.options].find((one) => [one.label, one.index].includes(${wanted}));
    }`;
    return this.send('click', {}, { toString: () => pick } as Work);
  }
  setInputFiles({ name, buffer }: FileToSend): Promise<void> {
    const text = path.join(mkdtempSync(path.join(this.page().folder, 'file-')), name);
    writeFileSync(text, buffer);
    return this.send('value', { text });
  }
}
