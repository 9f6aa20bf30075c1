// The nature of the relationship, for which nobody is asked: it travels with the questionnaire (spec, 3.2).
import { toQuestionnaireAnswers } from '../../../src/contract/steps/self-certifications';
import { ownStep } from '../../../src/contract/steps/naming';
import type { QuestionnaireEntry, StepRequest, Widget } from '../../../src/contract/wire';
import * as actions from '../../../src/flows/actions';
import { submitQuestionnaire } from '../../../src/flows/steps/submitQuestionnaire';
import { listsOf } from '../../../src/screens/steps/self-certifications/questionnaireLists';
import { formValuesOf, preparedForm } from '../../../src/screens/steps/self-certifications/values';
import { answer, component, flow, onStep, step, widget } from '../support';

const natures = (...keys: string[]): QuestionnaireEntry[] => [
  ...Array.from({ length: 5 }, () => ({ code: '', description: '', values: [] })),
  {
    code: 'naturaRapporto',
    description: '',
    values: keys.map((key) => ({ key, value: `Natura ${key}` })),
  },
];

const sent = async (widgets: readonly Widget[], entries: readonly QuestionnaireEntry[] = []) => {
  const received = ownStep(step('self-certifications', { widgets }), {});
  const lists = listsOf(entries);
  const form = formValuesOf(
    received,
    toQuestionnaireAnswers(undefined),
    undefined,
    lists.relationshipNatures,
  );
  const { calls, test } = flow(
    submitQuestionnaire,
    onStep('self-certifications', received),
    { questionnaireSave: { status: 'success' }, onboardingNext: answer('card') },
    actions.questionnaireSubmitted(preparedForm(form)),
  );
  await test.run();
  const { request } = calls.find(({ endpoint }) => endpoint === 'onboardingNext') ?? {};
  return (request as StepRequest).widgets.flatMap(({ name, components }) =>
    components.filter((one) => one.name === 'naturaRapporto').map(({ value }) => `${name}: ${value}`),
  );
};
const received = (name: string, value: string) => [
  widget(name, [component('scopoRapporto'), component('naturaRapporto', value)]),
];

it.each([
  ['that came empty: the only one that there is', 'rapporto', '', [], 'CONTINUATIVO'],
  ['under the name of another back end', 'finalitaConto', '', [], 'CONTINUATIVO'],
  ['that the back end has filled in stays, if it is listed', 'finalitaConto', '8', natures('7', '8'), '8'],
  ['of its own list: the first, if none was filled in', 'finalitaConto', '', natures('7', '8'), '7'],
  ['that the list does not have: the first of the list', 'rapporto', 'ALTRO', natures('7'), '7'],
] as const)('[R3.2-01] the nature of the relationship %s', async (_, name, value, entries, expected) => {
  expect(await sent(received(name, value), entries)).toEqual([`${name}: ${expected}`]);
});

it('[R3.2-01] travels once in its own widget where the step has none', async () => {
  expect(await sent([])).toEqual(['rapporto: CONTINUATIVO']);
});
