/** Anybody can hand a file to support. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { knownActions } from '../../../src/app/replay/knownActions';
import { openTrace } from '../../../src/app/replay/openTrace';
import { ReplayedApp } from '../../../src/app/replay/ReplayedApp';
import { ReplayPage } from '../../../src/app/replay/ReplayPage';
import { replayOf } from '../../../src/app/replay/replayOf';
import { createStage } from '../../../src/app/replay/stage';
import type { Trace } from '../../../src/contract/trace';
import { replayCopy } from '../../../src/copy/replay';
import { config } from '../../flows/support';
import { cannedTrace } from './cannedTrace';
import { acted, traceOf } from './traceOf';

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const strange = fc.oneof(
  fc.constantFrom(null, '', '<img src=x onerror=alert(1)>', 0, true, [], {}),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constant(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')),
);
const payload = fc.oneof(
  strange,
  fc.dictionary(fc.constantFrom('path', 'slug', 'subPage', 'values', 'message', 'number', 'key', '__proto__'), strange), // prettier-ignore
);
const event = fc
  .record({ type: fc.constantFrom(...knownActions), payload, meta: strange })
  .map((action) => acted(action));
const slices = Object.keys(replayOf(traceOf([]), config).stateAt(-1));
const trace = fc
  .record({
    base: fc.option(fc.dictionary(fc.constantFrom(...slices), strange)),
    config: fc.dictionary(fc.constantFrom('links', 'legalLine', 'productCode'), strange),
    events: fc.array(event, { maxLength: 6 }),
  })
  .map(({ events, ...more }) => traceOf(events, more));

it('the page stays, says what it cannot show, and another file can be opened', () => {
  fc.assert(
    fc.property(trace, (given) => {
      const { unmount } = render(<ReplayPage config={config} stage={createStage()} given={given} />);
      for (const key of ['ArrowRight', 'ArrowRight', 'e', 'End']) fireEvent.keyDown(document.body, { key });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(replayCopy.title);
      expect(screen.getByRole('button', { name: replayCopy.another })).toBeTruthy();
      const isTold = screen.queryByText(replayCopy.problems.notShown) !== null;
      expect(isTold || screen.queryByRole('region', { name: replayCopy.timeline }) !== null).toBe(true);
      expect(document.querySelector('[onerror]')).toBeNull();
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
      unmount();
    }),
    { numRuns: 40 },
  );
});

it('a moment whose screen breaks is reported in its place, and the others are shown', async () => {
  const stage = createStage();
  render(<ReplayedApp stage={stage} />);
  const replay = replayOf(cannedTrace(), config);
  const answer = () => new Promise<never>(() => undefined);
  const state = replay.stateAt(-1);
  for (const navigation of [null, { ...state.navigation, path: 5 }]) {
    await act(async () => stage.show({ state: { ...state, navigation } as never, answer }));
    expect(screen.getByRole('alert').textContent).toBe(replayCopy.screenBroken);
    await act(async () => stage.show({ state, answer }));
    expect(screen.queryByText(replayCopy.screenBroken)).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  }
});

it('links, texts and addresses are those of the installation, whatever the file says', () => {
  const given = { productCode: 'OTHER', mainServiceUrl: 'https://evil.example', links: { privacy: 'https://evil.example' } }; // prettier-ignore
  for (const base of [null, { config: given }])
    expect(replayOf(traceOf([], { config: given, base }), config).stateAt(-1).config).toEqual({
      ...config,
      productCode: 'OTHER',
    });
});

it('a file that is too deep for its readers is no recording', () => {
  const text = JSON.stringify({ ...cannedTrace(), device: { mark: 0 } } satisfies Trace);
  const deep = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
  expect(openTrace(text)).toHaveProperty('trace');
  expect(openTrace(text.replace('{"mark":0}', deep))).toEqual({ problem: replayCopy.problems.damaged });
});
