import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { useEffect, type ReactNode } from 'react';
import { announce, announcer } from '../../src/ui/shell/announce';
import { Dialog } from '../../src/ui/shell/Dialog';
import { Notice } from '../../src/ui/shell/Notice';
import { listen } from './ear';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = async (ms: number) => {
  for (const part of [ms / 2, ms / 2]) await act(() => jest.advanceTimersByTimeAsync(part));
};

const DIALOGS = [0, 1, 2] as const;
type Place = 'page' | (typeof DIALOGS)[number];
const KINDS = ['status', 'alert', 'polite', 'log', 'notice', 'announced'] as const;
type Kind = (typeof KINDS)[number];
type News = Readonly<Partial<Record<Kind, readonly string[]>>>;

function Announced({ text }: { text: string }) {
  useEffect(() => announce(text), [text]);
  return null;
}

function Regions({ news }: { news: News }) {
  const last = (kind: Kind) => news[kind]?.at(-1);
  return (
    <>
      <p role="status">{last('status')}</p>
      {last('alert') !== undefined && <p role="alert">{last('alert')}</p>}
      <p aria-live="polite">{last('polite')}</p>
      <ul role="log">
        {news.log?.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {last('notice') !== undefined && <Notice live>{last('notice')}</Notice>}
      {news.announced?.map((one) => (
        <Announced key={one} text={one} />
      ))}
    </>
  );
}

interface State {
  readonly open: readonly number[];
  readonly news: ReadonlyMap<Place, News>;
}
/** In document order, not in the order of opening. */
const page = ({ open, news }: State): ReactNode => (
  <>
    <div {...announcer} />
    <Regions news={news.get('page') ?? {}} />
    {DIALOGS.map((number) => (
      <Dialog key={number} open={open.includes(number)} title={`Finestra ${number}`}>
        <Regions news={news.get(number) ?? {}} />
      </Dialog>
    ))}
  </>
);

type Step =
  | { readonly do: 'open' | 'close'; readonly dialog: number }
  | { readonly do: 'news'; readonly place: Place; readonly kind: Kind };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('open' as const, 'close' as const), dialog: fc.constantFrom(...DIALOGS) }),
  fc.record({
    do: fc.constant('news' as const),
    place: fc.constantFrom<Place>('page', 'page', ...DIALOGS),
    kind: fc.constantFrom(...KINDS),
  }),
);

it('[R2.3-05] news behind a dialog is heard once, in a dialog or after it; none is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 14 }), async (steps) => {
      cleanup();
      let state: State = { open: [], news: new Map() };
      const { rerender, unmount } = render(page(state));
      const ear = listen();
      const heard: string[] = [];
      const due = new Set<string>();
      const show = async (next: State) => {
        state = next;
        rerender(page(state));
        await pass(400);
        // A region that is made as it is filled is not read out.
        for (const dialog of document.querySelectorAll('dialog'))
          expect(dialog.querySelector('[data-announcer]')).not.toBeNull();
        heard.push(...ear.take().flatMap(({ by, text }) => (by === 'live' ? [text] : [])));
      };
      const isHeard = (text: string) => heard.some((said) => said.includes(text));
      const forget = (texts: readonly string[]) =>
        texts.filter((text) => !isHeard(text)).forEach((text) => due.delete(text));
      const close = async (dialog: number) => {
        // The content of a dialog goes with it.
        const { announced: _said, ...inIt } = state.news.get(dialog as Place) ?? {};
        forget(Object.values(inIt).flat());
        await show({
          news: new Map([...state.news].filter(([place]) => place !== dialog)),
          open: state.open.filter((number) => number !== dialog),
        });
      };
      let count = 0;
      const bring = async (place: Place, kind: Kind) => {
        const before = state.news.get(place) ?? {};
        const text = `Novità ${(count += 1)};`;
        // News that is replaced before it could be said is old.
        if (kind !== 'log' && kind !== 'announced') forget(before[kind] ?? []);
        due.add(text);
        const regions = { ...before, [kind]: [...(before[kind] ?? []), text] };
        await show({ ...state, news: new Map([...state.news, [place, regions]]) });
      };
      for (const one of steps) {
        if (one.do === 'close') await close(one.dialog);
        else if (one.do === 'open' && !state.open.includes(one.dialog))
          await show({ ...state, open: [...state.open, one.dialog] });
        else if (one.do === 'news' && (one.place === 'page' || state.open.includes(one.place)))
          await bring(one.place, one.kind);
      }
      for (const dialog of [...state.open].reverse()) await close(dialog);
      const times = (text: string) => heard.filter((said) => said.includes(text)).length;
      expect([...due].filter((text) => times(text) !== 1)).toEqual([]);
      ear.stop();
      unmount();
    }),
    { numRuns: 60 },
  );
});

const root = path.resolve(__dirname, '../..');
const withoutComments = (file: string): string =>
  readFileSync(path.join(root, 'src', file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
const screens = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  .map((file) => ({ file, source: withoutComments(file) }));
const filesWith = (pattern: RegExp): readonly string[] =>
  screens.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

it('every dialog is the one above, and every live region of a kind that is said again', () => {
  expect(filesWith(/<dialog\b/)).toEqual(['ui/shell/Dialog.tsx']);
  expect([...filesWith(/\bshowModal\(/)].sort()).toEqual(['ui/shell/Dialog.tsx', 'ui/shell/useModal.ts']);
  expect(filesWith(/\buseModal\(/)).toEqual(['ui/shell/Dialog.tsx', 'ui/shell/useModal.ts']);
  expect(filesWith(/\.show\(\)|aria-modal|<Modal\b|\bDialog.*@mui|\bassertive\b/)).toEqual([]);
  expect(filesWith(/aria-live/)).toEqual(['ui/shell/announce.ts', 'ui/shell/topDialog.ts']);
});
