// The part of Playwright's Page that the walks use, by WebDriver.
import { until } from '../../../../scripts/testing/browser/until';
import type { Session } from './driver';
import { SCRIPT } from './inPage';
import { WebKitLocator, type Work } from './locator';

const KEYS: Readonly<Record<string, string>> = {
  ...{ Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Shift: '\uE008', Control: '\uE009' },
  ...{ Escape: '\uE00C', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014' },
  ...{ ArrowDown: '\uE015', Delete: '\uE017', Space: ' ' },
};

type Size = Readonly<Record<'width' | 'height', number>>;
interface Outcome<Value> {
  readonly isBare?: boolean;
  readonly error?: string;
  readonly value: Value;
}

export class WebKitPage extends WebKitLocator {
  readonly call: Session['call'];
  readonly folder: string;
  constructor({ call, folder }: Session) {
    super(undefined, '');
    this.call = call;
    this.folder = folder;
  }
  override page(): this {
    return this;
  }

  readonly keyboard = {
    press: (keys: string): Promise<void> => {
      const values = keys.split('+').map((name) => KEYS[name] ?? name);
      const up = [...values].reverse().map((value) => ({ type: 'keyUp', value }));
      return this.act('key', [...values.map((value) => ({ type: 'keyDown', value })), ...up]);
    },
    type: (text: string): Promise<void> =>
      this.act(
        'key',
        [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      ),
  };
  private act(type: 'key' | 'pointer', actions: readonly object[]): Promise<void> {
    return this.call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  }
  pressAt(x: number, y: number): Promise<void> {
    return this.act('pointer', [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }
  async script<Value>(work: string, ...args: readonly unknown[]): Promise<Value> {
    const script = `const args = [...arguments]; const done = args.pop(); if (!window.way) return done({ isBare: true });
      Promise.resolve().then(() => (${work})(...args))
        .then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }));`;
    const { isBare, error, value } = await this.call<Outcome<Value>>('POST', '/execute/async', { script, args }); // prettier-ignore
    if (error !== undefined) throw new Error(error);
    if (isBare !== true) return value;
    await this.call('POST', '/execute/sync', { script: SCRIPT, args: [] });
    return this.script(work, ...args);
  }
  override evaluate<Value>(work: Work, arg?: unknown): Promise<Value> {
    return this.script(String(work), arg ?? null);
  }
  readonly goto = (url: string) => this.call<void>('POST', '/url', { url });
  readonly reload = () => this.call<void>('POST', '/refresh', {});
  /** Goes on in a window without bars, which can be as narrow as a telephone. */
  async openPopup(wanted: Size): Promise<void> {
    const windows = () => this.call<string[]>('GET', '/window/handles');
    const before = await windows();
    await this.evaluate(() => void window.open('about:blank', '_blank', 'popup,width=390,height=844'));
    const handle = await until(async () => (await windows()).find((one) => !before.includes(one)), Boolean);
    await this.call('POST', '/window', { handle });
    await this.setViewportSize(wanted);
  }
  /** A window without bars is as large as its page, which follows it in its own time. */
  async setViewportSize(size: Size): Promise<void> {
    await until(async () => {
      await this.call('POST', '/window/rect', { x: 0, y: 0, ...size });
      const inside = await this.evaluate<Size>(() => ({ width: innerWidth, height: innerHeight }));
      return inside.width === size.width && inside.height === size.height;
    }, Boolean);
  }
}
