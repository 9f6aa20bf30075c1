import { act, screen } from '@testing-library/react';
import { TextField } from '../../src/ui/fields/TextField';
import { user } from './hands';
import { renderForm } from './renderForm';

const typed = (nome: string) => ({ dati: { nome } });
const open = () => {
  const onValuesChange = jest.fn();
  const field = <TextField name="dati.nome" label="Nome" />;
  return { ...renderForm(typed(''), field, { onValuesChange }), onValuesChange };
};
const type = (text: string) => user.type(screen.getByLabelText('Nome'), text);
const leave = (target: EventTarget, event: string) => act(() => void target.dispatchEvent(new Event(event)));
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the typed values', () => {
  it('[R3.5-03] is notified a moment after the last change, and the rest when the form goes, once', async () => {
    const { onValuesChange, unmount } = open();
    await type('Ma');
    expect(onValuesChange).not.toHaveBeenCalled();
    pass(500);
    expect(onValuesChange.mock.calls).toEqual([[typed('Ma')]]);
    await type('r');
    unmount();
    pass(1000);
    expect(onValuesChange.mock.calls).toEqual([[typed('Ma')], [typed('Mar')]]);
  });

  it.each([
    ['beforeunload', () => window],
    ['pagehide', () => window],
    ['visibilitychange', () => document],
  ] as const)(
    '[R3.5-03] is notified at once when the page goes (%s), once, and again after more typing',
    async (event, target) => {
      const { onValuesChange, unmount } = open();
      await type('Ma');
      expect(onValuesChange).not.toHaveBeenCalled();
      leave(target(), event);
      expect(onValuesChange.mock.calls).toEqual([[typed('Ma')]]);
      leave(target(), event);
      expect(onValuesChange).toHaveBeenCalledTimes(1);
      // The page was only put away.
      await type('r');
      leave(target(), event);
      pass(1000);
      unmount();
      leave(target(), event);
      expect(onValuesChange.mock.calls).toEqual([[typed('Ma')], [typed('Mar')]]);
    },
  );

  it('is notified before it is sent, and not again by the form after the answer', async () => {
    const { onValuesChange, onSubmit, unmount } = open();
    await type('Mario{Enter}');
    expect(onSubmit).toHaveBeenCalledWith(typed('Mario'));
    expect(onValuesChange.mock.calls).toEqual([[typed('Mario')]]);
    const [[told = 0], [sent = 0]] = [
      onValuesChange.mock.invocationCallOrder,
      onSubmit.mock.invocationCallOrder,
    ];
    expect(told).toBeLessThan(sent);
    unmount();
    expect(onValuesChange).toHaveBeenCalledTimes(1);
  });

  it('listens for the end of the page only while there is something to report', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const stop = jest.spyOn(window, 'removeEventListener');
    const ends = (calls: typeof listen.mock.calls) =>
      calls.filter(([type]) => String(type) === 'beforeunload').length;
    open();
    expect(ends(listen.mock.calls)).toBe(0);
    await type('M');
    expect(ends(listen.mock.calls) - ends(stop.mock.calls)).toBe(1);
    jest.restoreAllMocks();
  });
});
