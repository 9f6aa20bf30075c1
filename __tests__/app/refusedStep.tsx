import { act, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { takeEvery } from 'redux-saga/effects';
import { loadExtras } from '../../src/app/extras';
import { StepPage, ThanksPage } from '../../src/app/StepPage';
import { questionnaireEntries } from '../../src/contract/questionnaire';
import { stepDefinitions } from '../../src/contract/steps';
import { toWidgets, type StepValues } from '../../src/contract/steps/definition';
import { rowOf, stepSlugs, type StepSlug } from '../../src/contract/steps/table';
import type { Step, Widget } from '../../src/contract/wire';
import { nextRequested } from '../../src/flows/actions';
import { enterStep } from '../../src/flows/navigation/enterStep';
import { next } from '../../src/flows/steps/next';
import { parseStep } from '../../src/state/parseStep';
import { bootstrapped } from '../../src/state/session';
import { contractsLoaded } from '../../src/state/step';
import { answer } from '../flows/support';
import { fakeService, ok } from '../screens/fakeService';
import { renderScreen } from '../screens/renderScreen';
import { untilAtRest } from '../setup/otherThreads';

/** '' is the step, then a widget or `widget.component`. Some are on no page. */
export type Place = string;

export const valuesOf = (slug: StepSlug): StepValues =>
  slug === 'thanks' || slug === 'auth' ? {} : stepDefinitions[slug].empty;

export const refused = (
  slug: StepSlug,
  wrong: ReadonlyMap<Place, readonly string[]>,
  kept = valuesOf(slug),
): Step => {
  const values: Record<string, Record<string, unknown>> = structuredClone(kept);
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

export const ARRIVED = 'test/arrived';
function* flow() {
  yield takeEvery(nextRequested, next);
  yield takeEvery(ARRIVED, ({ payload }: UnknownAction & { payload?: unknown }) =>
    enterStep(parseStep(payload as Step), { replace: true }),
  );
}

export const lists = Object.keys(questionnaireEntries).map(() => ({
  values: [{ key: 'ITALIA', value: 'ITALIA' }],
}));
let reply: Step;
export const willAnswer = (step: Step): void => void (reply = step);

export const openPage = async (
  slug: StepSlug,
  subPage: number,
  values = valuesOf(slug),
  calls: Parameters<typeof fakeService>[0] = {},
  around: (page: ReactNode) => ReactNode = (page) => page,
) => {
  await loadExtras();
  fakeService({
    onboardingNext: () => reply,
    questionnaireGet: () => ({ ...ok, data: lists, answers: {} }),
    documentInfo: () => ({ ...ok, data: { videoUploaded: false } }),
    ...calls,
  });
  const rendered = renderScreen(around(slug === 'thanks' ? <ThanksPage /> : <StepPage />), {
    ...{ slug, subPage, flow, values },
    before: [contractsLoaded([{ stampeId: 's', barCode: 'b' }]), bootstrapped()],
  });
  // By their roles it takes many times as long.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  if (slug === 'self-certifications') await screen.findByRole('button', { name: 'Continua' });
  return rendered;
};

export const pages = stepSlugs.flatMap((slug) =>
  (rowOf(slug).subPages.length === 0 ? [0] : [...rowOf(slug).subPages.keys()]).map(
    (subPage) => [slug, subPage] as const,
  ),
);

export const settle = (): Promise<void> =>
  untilAtRest(() => act(() => new Promise<void>((resolve) => setTimeout(resolve))));
