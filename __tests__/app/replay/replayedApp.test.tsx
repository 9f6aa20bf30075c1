import { act, render, screen } from '@testing-library/react';
import { answersAt } from '../../../src/app/replay/answersAt';
import { keepFocus } from '../../../src/app/replay/keepFocus';
import { ReplayedApp } from '../../../src/app/replay/ReplayedApp';
import { replayOf } from '../../../src/app/replay/replayOf';
import { createStage } from '../../../src/app/replay/stage';
import { loadExtras } from '../../../src/app/extras';
import type { Trace } from '../../../src/contract/trace';
import { replayCopy } from '../../../src/copy/replay';
import { config } from '../../flows/support';
import { stored } from '../../flows/tab';
import { cannedTrace } from './cannedTrace';
import { acted, traceOf } from './traceOf';

const { focus } = HTMLElement.prototype;
beforeEach(keepFocus);
afterEach(() => {
  HTMLElement.prototype.focus = focus;
});

const untouched = () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const written = jest.spyOn(Storage.prototype, 'setItem');
  const read = jest.spyOn(Storage.prototype, 'getItem');
  const sent = jest.spyOn(XMLHttpRequest.prototype, 'send');
  return () => [fetched, written, read, sent].flatMap(({ mock }): unknown[] => mock.calls);
};

const open = async (trace: Trace) => {
  await Promise.all([
    loadExtras(),
    import('../../../src/screens/steps/address-info'),
    import('../../../src/screens/steps/card'),
  ]);
  const replay = replayOf(trace, config);
  const stage = createStage();
  render(<ReplayedApp stage={stage} />);
  const show = async (index: number): Promise<string> => {
    await act(async () => {
      stage.show({ state: replay.stateAt(index), answer: answersAt(trace, index) });
      for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
    });
    const headings = screen.queryAllByRole('heading', { level: 1 }).map((one) => one.textContent);
    const dialogs = screen.queryAllByRole('alertdialog').map((one) => one.querySelector('p')?.textContent);
    const fields = screen.queryAllByRole('textbox').map((one) => (one as HTMLInputElement).value);
    return JSON.stringify({ headings, dialogs, fields });
  };
  return { show };
};

it('the screens of an index are the same forwards and backwards; no call, no storage', async () => {
  const calls = untouched();
  const trace = cannedTrace();
  const { show } = await open(trace);
  const indices = [-1, 4, 5, 8, 12, 14, 16, 17];
  const forwards: string[] = [];
  for (const index of indices) forwards.push(await show(index));
  const backwards: string[] = [];
  for (const index of [...indices].reverse()) backwards.unshift(await show(index));
  expect(backwards).toEqual(forwards);
  const shown = forwards.join('\n');
  for (const words of ['Dati personali', '⟦5 digits #3⟧', 'La connessione è assente', 'Qualcosa non ha funzionato']) expect(shown).toContain(words); // prettier-ignore
  expect(calls()).toEqual([]);
  expect(stored()).toBe('');
});

it('a page whose address holds a masked guid is shown', async () => {
  const path = '/resume/⟦24 characters #13⟧';
  const { show } = await open(
    traceOf([
      acted({ type: 'session/bootstrapped' }),
      acted({ type: 'navigation/navigated', payload: { path } }),
    ]),
  );
  await show(1);
  expect(screen.queryByText(replayCopy.screenBroken)).toBeNull();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

it('a screen that asks as it appears gets the recorded answer, or waits', async () => {
  const answered = { status: 'success', data: [{ nome: 'Italia' }] };
  const arg = { endpointName: 'cittadinanze', type: 'mutation' };
  const event = (requestStatus: string, payload?: unknown) =>
    acted({ type: `api/executeMutation/${requestStatus}`, payload, meta: { requestStatus, arg } });
  const trace = traceOf([event('pending'), event('fulfilled', answered), event('rejected', { kind: 'network' })]); // prettier-ignore
  const call = { name: 'cittadinanze', declared: { answer: 'json' }, request: undefined } as never;
  const options = [-1, 0, 1, 2].map((index) =>
    Promise.race([answersAt(trace, index)(call), Promise.resolve('waits')]),
  );
  expect(await Promise.all(options)).toEqual([
    'waits',
    'waits',
    { data: answered },
    { error: { kind: 'network' } },
  ]);
});
