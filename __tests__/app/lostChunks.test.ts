import { failLostChunks } from '../../src/app/lostChunks';
import { LATE_ANSWER_MS } from '../../src/api/pageCache';

const comeBack = (persisted = true): void =>
  void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

/** As webpack does for a chunk that is under way. */
const ask = (): { readonly script: HTMLScriptElement; readonly failed: jest.Mock } => {
  const script = document.createElement('script');
  const failed = jest.fn(() => script.remove());
  script.dataset['webpack'] = 'apertura:screen-card';
  script.addEventListener('error', failed);
  document.head.append(script);
  return { script, failed };
};

let stop = (): void => undefined;
beforeEach(() => {
  jest.useFakeTimers();
  stop = failLostChunks();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.head.replaceChildren();
});

it('a script that was under way as the page was left fails a while after the return', () => {
  const { failed } = ask();
  comeBack();
  jest.advanceTimersByTime(LATE_ANSWER_MS - 1);
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('a style sheet that has not come fails too, one that has come does not', () => {
  const [waiting, there] = [true, false].map((isWaiting) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    Object.defineProperty(link, 'sheet', { value: isWaiting ? null : new CSSStyleSheet() });
    const failed = jest.fn();
    link.addEventListener('error', failed);
    document.head.append(link);
    return failed;
  });
  comeBack();
  jest.advanceTimersByTime(LATE_ANSWER_MS);
  expect(waiting).toHaveBeenCalledTimes(1);
  expect(there).not.toHaveBeenCalled();
});

it('a script that comes after the return, is asked for later, or is only loaded, fails nothing', () => {
  const [late, fresh] = [ask(), ask()];
  fresh.script.remove();
  comeBack(false);
  jest.advanceTimersByTime(LATE_ANSWER_MS);
  expect(late.failed).not.toHaveBeenCalled();
  comeBack();
  late.script.remove();
  document.head.append(fresh.script);
  jest.advanceTimersByTime(LATE_ANSWER_MS);
  expect([late.failed, fresh.failed].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
