import { act, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { takeEvery } from 'redux-saga/effects';
import { loadExtras } from '../../src/app/extras';
import { StepPage, ThanksPage } from '../../src/app/StepPage';
import { questionnaireEntries } from '../../src/contract/questionnaire';
import { stepDefinitions } from '../../src/contract/steps';
import { toWidgets, type StepValues } from '../../src/contract/steps/definition';
import { dataStepSlugs, rowOf, stepSlugs, type StepSlug } from '../../src/contract/steps/table';
import type { Step, Widget } from '../../src/contract/wire';
import { nextRequested } from '../../src/flows/actions';
import { enterStep } from '../../src/flows/navigation/enterStep';
import { pageOfErrors } from '../../src/flows/navigation/pageOfErrors';
import { next } from '../../src/flows/steps/next';
import { navigated } from '../../src/state/navigation';
import { parseStep } from '../../src/state/parseStep';
import { bootstrapped } from '../../src/state/session';
import { contractsLoaded } from '../../src/state/step';
import type { ErrorList } from '../../src/ui/shell/ErrorList';
import { answer } from '../flows/support';
import { fakeService, ok } from '../screens/fakeService';
import { renderScreen } from '../screens/renderScreen';
import { listen } from '../ui/ear';

jest.mock('../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('../screens/standInRecorder').standInRecorder(),
);
/** Whether the page is without its lists of errors. */
let listsAreOff = false;
jest.mock('../../src/ui/shell/ErrorList', () => {
  const actual = jest.requireActual<{ ErrorList: typeof ErrorList }>('../../src/ui/shell/ErrorList');
  const MayBeOff: typeof ErrorList = (props) => (listsAreOff ? null : actual.ErrorList(props));
  return { ErrorList: MayBeOff };
});

/** Where an error can stand in an answer: the step, a widget, a component. Some are on no page. */
type Place = string;

const valuesOf = (slug: StepSlug): StepValues =>
  slug === 'thanks' || slug === 'auth' ? {} : stepDefinitions[slug].empty;

/**
 * The places of each answer. Alone: the step, what is on no page, each widget. The components of a widget,
 * which are many, come in one answer for each page that they are on. The last test has some of them alone.
 */
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

/** The step as the service gives it, with the messages at the places. */
const refused = (slug: StepSlug, wrong: ReadonlyMap<Place, readonly string[]>): Step => {
  const values: Record<string, Record<string, unknown>> = structuredClone(valuesOf(slug));
  for (const [widget, component] of [...wrong.keys()].map((place) => place.split('.')))
    if (widget) values[widget] = { ...values[widget], ...(component && { [component]: '' }) };
  const at = (place: Place): readonly string[] => wrong.get(place) ?? [];
  const widgets = toWidgets(values as StepValues).map((widget): Widget => {
    const components = widget.components.map((one) => ({
      ...one,
      errorMessage: at(`${widget.name}.${one.name}`),
    }));
    return { ...widget, components, errorMessage: at(widget.name) };
  });
  return answer(slug, { number: 1, contactId: 'c1', guid: 'g1', widgets, errorMessage: at('') });
};

const ARRIVED = 'test/arrived';
function* flow() {
  yield takeEvery(nextRequested, next);
  yield takeEvery(ARRIVED, ({ payload }: UnknownAction & { payload?: unknown }) =>
    enterStep(parseStep(payload as Step), { replace: true }),
  );
}

const lists = Object.keys(questionnaireEntries).map(() => ({ values: [{ key: 'ITALIA', value: 'ITALIA' }] }));
let reply: Step;
const open = async (slug: StepSlug, subPage: number) => {
  await loadExtras();
  fakeService({
    onboardingNext: () => reply,
    questionnaireGet: () => ({ ...ok, data: lists, answers: {} }),
    documentInfo: () => ({ ...ok, data: { videoUploaded: false } }),
  });
  const rendered = renderScreen(slug === 'thanks' ? <ThanksPage /> : <StepPage />, {
    ...{ slug, subPage, flow, values: valuesOf(slug) },
    before: [contractsLoaded([{ stampeId: 's', barCode: 'b' }]), bootstrapped()],
  });
  await screen.findByRole('heading', { level: 1 });
  if (slug === 'self-certifications') await screen.findByRole('button', { name: 'Continua' });
  return rendered;
};

let count = 0;
/** A text that stands nowhere else. */
const reason = (): string => `Motivo numero ${(count += 1)}.`;

const inSight = (text: string): boolean =>
  [...document.querySelectorAll('main li, li, p')].some(
    (element) =>
      element.textContent.includes(text) && !element.closest('[data-announcer], [aria-hidden=true]'),
  );

const pages = stepSlugs.flatMap((slug) =>
  (rowOf(slug).subPages.length === 0 ? [0] : [...rowOf(slug).subPages.keys()]).map(
    (subPage) => [slug, subPage] as const,
  ),
);

afterEach(() => {
  listsAreOff = false;
});

/** Turns in which a flow, its call and the pages after it come to rest. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
};

describe.each(pages)('[R4.1-02] [R8-08] on the page %s %d', (slug, subPage) => {
  const path = slug === 'thanks' ? '/thanks' : `/request/${slug}`;

  it('every error of an answer is seen and heard, wherever it stands; without its list it is missed', async () => {
    const { store } = await open(slug, subPage);
    const ear = listen();
    const missed: unknown[] = [];
    for (const places of answersOf(slug, subPage)) {
      act(() => void store.dispatch(navigated({ path, subPage })));
      const wrong = new Map(places.map((place) => [place, [reason(), reason()]]));
      reply = refused(slug, wrong);
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
    reply = refused(slug, new Map([['', [message]]]));
    listsAreOff = true;
    act(() => void store.dispatch(nextRequested({ values: {} })));
    await settle();
    expect(inSight(message)).toBe(false);
  });
});

it.each(dataStepSlugs)('[R4.1-02] a step that arrives with errors shows them: %s', async (slug) => {
  const { store } = await open(slug, 0);
  // Of each widget the widget itself and its first component: the test above has them all.
  const first = Object.entries(valuesOf(slug)).flatMap(([widget, components]) => [
    widget,
    `${widget}.${Object.keys(components)[0]}`,
  ]);
  for (const place of ['', 'ignoto', 'ignoto.campo', ...first]) {
    const message = reason();
    act(() => void store.dispatch({ type: ARRIVED, payload: refused(slug, new Map([[place, [message]]])) }));
    await settle();
    await waitFor(() => expect([place, inSight(message)]).toEqual([place, true]));
  }
});
