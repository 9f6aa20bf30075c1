import { bootstrapRequested, locationChanged, previousStepRequested } from '../../../src/flows/actions';
import { followLocation } from '../../../src/flows/start/followLocation';
import { navigated } from '../../../src/state/navigation';
import type { RootState } from '../../../src/state/root';
import { stepReceived } from '../../../src/state/step';
import { flow, onStep, stateAfter, step } from '../support';

type Direction = 'back' | 'forward' | 'other';
const elsewhere = (path: string, slug: Parameters<typeof step>[0] = 'card') =>
  stateAfter({ path, actions: [stepReceived(step(slug))] });
const codePage = stateAfter({
  path: '/resume',
  actions: [navigated({ path: '/resume' }), navigated({ path: '/resume', subPage: 1 })],
});
const loaded = (path: string) => [navigated({ path, replace: true }), bootstrapRequested()];

it.each<
  readonly [
    title: string,
    state: RootState,
    path: string,
    direction: Direction,
    subPage: number,
    puts: readonly unknown[],
  ]
>([
  [
    ...(['[R2.1-02] a sub-page of the current step is shown', onStep('identification', {}, 2)] as const),
    ...(['/request/identification', 'back', 1] as const),
    [navigated({ path: '/request/identification', subPage: 1 })],
  ],
  [
    ...(['[R2.1-02] back to another step: the service is asked', onStep('company-info')] as const),
    ...(['/request/address-info', 'back', 0] as const),
    [previousStepRequested()],
  ],
  ['[R2.1-02] forward: it stays', onStep('company-info'), '/request/contract', 'forward', 0, []],
  ['[R2.1-02] by a link: it stays', onStep('company-info'), '/request/contract', 'other', 0, []],
  ['[R2.1-07] back from a completed request', onStep('thanks'), '/request/contract', 'back', 0, []],
  [
    ...(['[R2.1-13] to an address that is none: its own page', onStep('card')] as const),
    ...(['/boh', 'other', 0] as const),
    [navigated({ path: '/boh' })],
  ],
  [
    ...(['from such a page back into the request', elsewhere('/boh'), '/request/card', 'back', 0] as const),
    [navigated({ path: '/request/card', subPage: 0 })],
  ],
  [
    ...(['from such a page to the root', elsewhere('/boh'), '/', 'other', 0] as const),
    [navigated({ path: '/request/card', replace: true })],
  ],
  ['without a step yet: loaded', stateAfter({ path: '/boh' }), '/', 'other', 0, loaded('/')],
  [
    ...(['after an expired session: loaded', elsewhere('/session-expired/card')] as const),
    ...(['/request/card', 'back', 0, loaded('/request/card')] as const),
  ],
  [
    ...(['[R2.1-03] from the code page back to the form', codePage, '/resume', 'back', 0] as const),
    [navigated({ path: '/resume', subPage: 0, replace: true })],
  ],
  [
    ...(['[R2.1-03] and forth again', codePage, '/resume', 'forward', 1] as const),
    [navigated({ path: '/resume', subPage: 1, replace: true })],
  ],
  ...['/resume', '/resume/g', '/status', '/reupload/g'].map(
    (path) =>
      ['[R2.1-12] into it from a step: loaded', onStep('card'), path, 'other', 0, loaded(path)] as const,
  ),
  [
    ...(['[R2.12-02] from the re-upload back to the list', stateAfter({ path: '/reupload/g' })] as const),
    ...(['/status', 'back', 0, loaded('/status')] as const),
  ],
  [
    ...([
      '[R2.1-02] from the list back to the step in hand',
      elsewhere('/status', 'identification'),
    ] as const),
    ...(['/request/identification', 'back', 1] as const),
    [navigated({ path: '/request/identification', subPage: 1 })],
  ],
  [
    ...(['[R2.1-02] from the list to a step that is no more', elsewhere('/status')] as const),
    ...(['/request/address-info', 'back', 0] as const),
    [navigated({ path: '/request/card', replace: true })],
  ],
  ...['/status/deeper', '/resume/g/deeper', '/reupload'].map(
    (path) =>
      ['[R2.1-13] an unknown address', onStep('card'), path, 'other', 0, [navigated({ path })]] as const,
  ),
])('%s (%#)', async (_, state, path, direction, subPage, puts) => {
  const { test } = flow(followLocation, state, {}, locationChanged({ path, subPage, direction }));
  const { effects } = await test.run();
  const made = (effects.put ?? []).map(({ payload }) => (payload as unknown as { action: unknown }).action);
  expect(made).toEqual(puts);
});
