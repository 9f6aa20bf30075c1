import { act } from '@testing-library/react';
import fc from 'fast-check';
import { emptyAnswers, type QuestionnaireAnswers } from '../../src/contract/questionnaire';
import { sampleApplicant } from '../../src/contract/samples/applicant';
import { sampleQuestionnaire, sampleValues } from '../../src/contract/samples/values';
import type { StepValues } from '../../src/contract/steps/definition';
import { dataStepSlugs, type DataStepSlug } from '../../src/contract/steps/table';
import { nextRequested } from '../../src/flows/actions';
import { isOnPage } from '../../src/flows/navigation/pageOfErrors';
import { navigated } from '../../src/state/navigation';
import { ok } from '../screens/fakeService';
import { inTurn, isDeep } from '../setup/depth';
import { user } from '../ui/hands';
import { controlsOf, inList, isBox, messageOf, standing, stateOf } from './refusedFields';
import { lists, openPage, pages, refused, settle, valuesOf, willAnswer, type Place } from './refusedStep';

jest.mock('../../src/capture/video/VideoRecorder', () =>
  jest.requireActual<{ standInRecorder: () => object }>('../screens/standInRecorder').standInRecorder(),
);

interface Filling {
  readonly values: StepValues;
  readonly answers: QuestionnaireAnswers;
}
const ALL_ASKED: QuestionnaireAnswers = {
  ...sampleQuestionnaire,
  relazioniCommerciali: 'true',
  funzionePolitica: 'true',
  durataIncaricoCaricaPolitica: 'conclusa',
  funzionePoliticaLegame: 'true',
  durataIncaricoCaricaPoliticaLegame: 'conclusa',
  altro: true,
};
const fillings = (slug: DataStepSlug): readonly Filling[] => [
  { values: valuesOf(slug), answers: emptyAnswers },
  { values: sampleValues(sampleApplicant(7), 2026)[slug], answers: ALL_ASKED },
];

const options = [
  { key: '1##Ditta individuale', value: 'Ditta individuale' },
  { key: '2##Libero professionista', value: 'Libero professionista' },
];
const calls = {
  cittadinanze: () => ({
    ...ok,
    data: [
      { key: 'IT', nazionalita: 'Italia' },
      { key: 'FR', nazionalita: 'Francia' },
    ],
  }),
  tipiSocieta: () => ({ ...ok, data: options }),
  settoriAziende: () => ({ ...ok, data: options }),
  attivitaPerSettore: () => ({ ...ok, data: options }),
  // Its verdict would take the message's place, whenever it comes.
  validateCodiceFiscale: () => new Promise(() => {}),
};

const edit = async (control: HTMLInputElement | HTMLSelectElement): Promise<void> => {
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ value, disabled }) => value !== control.value && !disabled);
    await user.selectOptions(control, other?.value ?? '');
  } else if (isBox(control)) await user.click(control);
  else if (control.getAttribute('role') === 'combobox') {
    if (control.value === '') await user.type(control, '{ArrowDown}{Enter}');
    else await user.clear(control);
    await user.tab();
  } else {
    await user.type(control, control.value === '' ? '1A' : '{Backspace}');
    await user.tab();
  }
};

/** Fields that another field fills in, empties or checks again: their message may go, too. */
const FILLED: Readonly<Record<string, readonly string[]>> = {
  cap: ['provincia', 'citta'],
  tipoSocieta: ['settoreAttivita', 'codiceAteco'],
  settoreAttivita: ['codiceAteco'],
};
const filledBy = (place: Place): readonly Place[] => {
  const [widget, name = ''] = place.split('.');
  return (FILLED[name] ?? []).map((one) => `${widget}.${one}`);
};

const canBeEdited = (one: HTMLInputElement): boolean =>
  !one.disabled && !one.readOnly && one.type !== 'button' && !(one.type === 'radio' && one.checked);

const cases = pages.flatMap(([slug, subPage], page) =>
  (dataStepSlugs as readonly string[]).includes(slug)
    ? inTurn([0, 1], 1, page).map((index) => [slug as DataStepSlug, subPage, index] as const)
    : [],
);
const kinds = new Set<string>();
const kindOf = (control: HTMLInputElement): string =>
  control.closest('[role=group]') ? 'group' : (control.getAttribute('role') ?? control.type);

const checkPage = async (
  slug: DataStepSlug,
  subPage: number,
  filling: Filling,
  order: number,
): Promise<void> => {
  const { values, answers } = filling;
  const widgets: Readonly<Record<string, object>> =
    slug === 'self-certifications' ? { ...values, questionario: answers } : values;
  const places = Object.entries(widgets)
    .flatMap(([widget, components]) => Object.keys(components).map((name) => `${widget}.${name}`))
    .filter((place) => isOnPage(slug, place, subPage));
  const { store, unmount } = await openPage(slug, subPage, values, {
    ...calls,
    questionnaireGet: () => ({ ...ok, data: lists, answers }),
  });
  willAnswer(refused(slug, new Map(places.map((place) => [place, [messageOf(place)]])), values));
  act(() => void store.dispatch(nextRequested({ values: {} })));
  await settle();
  let left = standing(places);
  const edited = new Set<Place>();
  const inOrder = fc.sample(fc.shuffledSubarray([...left], { minLength: left.length }), {
    numRuns: 1,
    seed: order,
  });
  for (const place of order === 0 ? [...left].reverse() : (inOrder[0] ?? [])) {
    const control = left.includes(place) ? controlsOf(place).find(canBeEdited) : undefined;
    if (!control) continue;
    const before = new Map(left.map((one) => [one, stateOf(one)]));
    kinds.add(kindOf(control));
    await edit(control);
    await settle();
    const onPage = left.filter((one) => controlsOf(one).length > 0);
    const changed = new Set(onPage.filter((one) => stateOf(one) !== before.get(one)));
    expect([place, changed.has(place)]).toEqual([place, true]);
    const others = onPage.filter((one) => !filledBy(place).includes(one));
    expect([place, standing(others)]).toEqual([place, others.filter((one) => !changed.has(one))]);
    expect([place, [...changed].filter(inList)]).toEqual([place, []]);
    left = standing(onPage);
    for (const one of changed) edited.add(one);
  }
  const { path } = store.getState().navigation;
  for (const page of [subPage === 0 ? 1 : 0, subPage]) {
    act(() => void store.dispatch(navigated({ path, subPage: page })));
    await settle();
  }
  expect(standing([...edited])).toEqual([]);
  unmount();
};

it.each(cases)(
  '[R4.1-02] on %s %d, filled in as %d, a message goes for good with its field’s change',
  async (slug, subPage, index) => {
    for (const order of isDeep ? [0, 1 + index] : [2 * index])
      await checkPage(slug, subPage, fillings(slug)[index] as Filling, order);
  },
);

it('every kind of field was edited', () => {
  expect([...kinds].sort()).toEqual([
    'checkbox',
    'combobox',
    'group',
    'password',
    'radio',
    'select-one',
    'text',
  ]);
});
