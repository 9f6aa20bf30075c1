import { act, waitFor } from '@testing-library/react';
import { dataStepSlugs, type StepSlug } from '../../src/contract/steps/table';
import { nextRequested } from '../../src/flows/actions';
import { pageOfErrors } from '../../src/flows/navigation/pageOfErrors';
import { navigated } from '../../src/state/navigation';
import type { ErrorList } from '../../src/ui/shell/ErrorList';
import { sample } from '../setup/depth';
import { listen } from '../ui/ear';
import { ARRIVED, openPage, pages, refused, settle, valuesOf, willAnswer, type Place } from './refusedStep';

jest.mock('../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('../screens/standInRecorder').standInRecorder(),
);
let listsAreOff = false;
jest.mock('../../src/ui/shell/ErrorList', () => {
  const actual = jest.requireActual<{ ErrorList: typeof ErrorList }>('../../src/ui/shell/ErrorList');
  const MayBeOff: typeof ErrorList = (props) => (listsAreOff ? null : actual.ErrorList(props));
  return { ErrorList: MayBeOff };
});

/** Components come in one answer for each page, as they are many; the last test has some of them alone. */
const answersOf = (slug: StepSlug, subPage: number): readonly (readonly Place[])[] => [
  [''],
  ['ignoto'],
  ['ignoto.campo'],
  ...Object.entries(valuesOf(slug)).flatMap(([widget, components]) => {
    const all = [...Object.keys(components), 'ignoto'].map((name) => `${widget}.${name}`);
    const pageOf = (place: Place): number => pageOfErrors(slug, [place], subPage);
    const pages = [...new Set(all.map(pageOf))];
    return [[widget], ...pages.map((page) => all.filter((one) => pageOf(one) === page))];
  }),
];

let count = 0;
const reason = (): string => `Motivo numero ${(count += 1)}.`;

const inSight = (text: string): boolean =>
  [...document.querySelectorAll('main li, li, p')].some(
    (element) =>
      element.textContent.includes(text) && !element.closest('[data-announcer], [aria-hidden=true]'),
  );

afterEach(() => {
  listsAreOff = false;
});

describe.each(pages)('[R4.1-02] [R8-08] on the page %s %d', (slug, subPage) => {
  const path = slug === 'thanks' ? '/thanks' : `/request/${slug}`;

  it('every error of an answer is seen and heard, in any place; without its list it is missed', async () => {
    const { store } = await openPage(slug, subPage);
    const ear = listen();
    const missed: unknown[] = [];
    for (const places of sample(answersOf(slug, subPage), 3)) {
      act(() => void store.dispatch(navigated({ path, subPage })));
      const wrong = new Map(places.map((place) => [place, [reason(), reason()]]));
      willAnswer(refused(slug, wrong));
      ear.take();
      act(() => void store.dispatch(nextRequested({ values: {} })));
      await settle();
      const heard = ear
        .take()
        .map(({ text }) => text)
        .join(' ');
      for (const [place, messages] of wrong)
        for (const message of messages)
          if (!inSight(message) || !heard.includes(message.replace('.', '')))
            missed.push([place, inSight(message) ? 'not heard' : 'not seen']);
    }
    ear.stop();
    expect(missed).toEqual([]);

    act(() => void store.dispatch(navigated({ path, subPage })));
    const message = reason();
    willAnswer(refused(slug, new Map([['', [message]]])));
    listsAreOff = true;
    act(() => void store.dispatch(nextRequested({ values: {} })));
    await settle();
    expect(inSight(message)).toBe(false);
  });
});

it.each(sample(dataStepSlugs, 3))(
  '[R4.1-02] a step that arrives with errors shows them: %s',
  async (slug) => {
    const { store } = await openPage(slug, 0);
    // Each widget and its first component: the test above covers all.
    const first = Object.entries(valuesOf(slug)).flatMap(([widget, components]) => [
      widget,
      `${widget}.${Object.keys(components)[0]}`,
    ]);
    for (const place of sample(['', 'ignoto', 'ignoto.campo', ...first], 3)) {
      const message = reason();
      act(
        () => void store.dispatch({ type: ARRIVED, payload: refused(slug, new Map([[place, [message]]])) }),
      );
      await settle();
      await waitFor(() => expect([place, inSight(message)]).toEqual([place, true]));
    }
  },
);
