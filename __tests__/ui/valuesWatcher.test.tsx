import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../../src/ui/fields/TextField';
import { renderForm } from './renderForm';

const initial = { dati: { nome: '' } };
const field = <TextField name="dati.nome" label="Nome" />;
const typed = (nome: string) => ({ dati: { nome } });

const open = () => {
  const onValuesChange = jest.fn();
  const rendered = renderForm(initial, field, { onValuesChange });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...rendered, user, onValuesChange };
};
const leave = (target: EventTarget, event: string) => act(() => void target.dispatchEvent(new Event(event)));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('what was typed', () => {
  it.each([
    ['beforeunload', () => window],
    ['pagehide', () => window],
    ['visibilitychange', () => document],
  ] as const)('[R3.5-03] is told at once when the page goes (%s), and once', async (event, target) => {
    const { user, onValuesChange, unmount } = open();
    await user.type(screen.getByLabelText('Nome'), 'Ma');
    expect(onValuesChange).not.toHaveBeenCalled();
    leave(target(), event);
    expect(onValuesChange.mock.calls).toEqual([[typed('Ma')]]);
    leave(target(), event);
    act(() => void jest.advanceTimersByTime(1000));
    unmount();
    leave(target(), event);
    expect(onValuesChange).toHaveBeenCalledTimes(1);
  });

  it('is told again when the page was only put away and more is typed', async () => {
    const { user, onValuesChange } = open();
    await user.type(screen.getByLabelText('Nome'), 'Ma');
    leave(document, 'visibilitychange');
    await user.type(screen.getByLabelText('Nome'), 'r');
    leave(document, 'visibilitychange');
    expect(onValuesChange.mock.calls).toEqual([[typed('Ma')], [typed('Mar')]]);
  });

  it('is told before it is sent, and not again by the form that goes after the answer', async () => {
    const { user, onValuesChange, onSubmit, unmount } = open();
    await user.type(screen.getByLabelText('Nome'), 'Mario{Enter}');
    expect(onSubmit).toHaveBeenCalledWith(typed('Mario'));
    expect(onValuesChange.mock.calls).toEqual([[typed('Mario')]]);
    expect(onValuesChange.mock.invocationCallOrder[0]).toBeLessThan(
      onSubmit.mock.invocationCallOrder[0] as number,
    );
    unmount();
    expect(onValuesChange).toHaveBeenCalledTimes(1);
  });

  it('listens for the end of the page only while there is something to tell', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const stop = jest.spyOn(window, 'removeEventListener');
    const ends = (calls: typeof listen.mock.calls) =>
      calls.filter(([type]) => String(type) === 'beforeunload').length;
    const { user } = open();
    expect(ends(listen.mock.calls)).toBe(0);
    await user.type(screen.getByLabelText('Nome'), 'M');
    expect(ends(listen.mock.calls) - ends(stop.mock.calls)).toBe(1);
    jest.restoreAllMocks();
  });
});
