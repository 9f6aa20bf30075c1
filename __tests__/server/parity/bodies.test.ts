import fc from 'fast-check';
import { stepDefinitions } from '../../../src/contract/steps';
import { toWidgets, type StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, slugOf } from '../../../src/contract/steps/table';
import type { StepAnswer, Widget } from '../../../src/contract/wire';
import { findAllAnswers } from '../../../server/repositories/answers';
import { startTestApp, type Journey, type TestApp } from '../support';
import { rightValues } from './support/bases';
import { pathsOf } from './support/fields';
import { hostile } from './support/hostile';
import { journeyTo } from './support/journey';
import { runs, TIMEOUT_MS } from './support/runs';

jest.setTimeout(TIMEOUT_MS);

/** Asks for none of the widgets that only some deployments ask for. */
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

type Change = (widget: Widget, text: string) => Partial<Widget>;
type Rearrange = (widgets: readonly Widget[], text: string, at: number) => Widget[];

const component = (name: string, value: string) => ({ name, value, status: '', errorMessage: [] });

const changes: readonly Change[] = [
  (_, text) => ({ name: text.slice(0, 80) }),
  (_, text) => ({ code: text.slice(0, 80) }),
  () => ({ components: [] }),
  ({ components }) => ({ components: components.slice(1) }),
  ({ components }, text) => ({ components: components.flatMap((one) => [one, component(one.name, text)]) }),
  ({ components }, text) => ({ components: [component(text.slice(0, 80), text), ...components] }),
  ({ components }, text) => ({
    errorMessage: [text.slice(0, 500)],
    components: components.map((one) => ({ ...one, status: text.slice(0, 80) })),
  }),
];

const rearrangements: readonly Rearrange[] = [
  (widgets, _, at) => widgets.filter((__, index) => index !== at % widgets.length),
  () => [],
  (widgets) => [...widgets, ...widgets],
  (widgets) => [...widgets].reverse(),
  (widgets, text) => [
    ...widgets,
    { name: text.slice(0, 80), code: '', errorMessage: [], components: [component('__proto__', text)] },
    ...toWidgets({ tutore: { tutoreNome: text }, dettaglioAttivita: { professione: text } }),
  ],
  ...changes.map(
    (change): Rearrange =>
      (widgets, text, at) =>
        widgets.map((one, index) => (index === at % widgets.length ? { ...one, ...change(one, text) } : one)),
  ),
];

describe.each(dataStepSlugs)('a body that no client sends to %s', (slug) => {
  let journey: Journey;
  let right: StepValues;
  beforeAll(async () => {
    journey = await journeyTo(service, slug);
    right = rightValues(slug, journey.applicant);
  });
  const stored = () => findAllAnswers(service.deps.db, journey.step.guid);
  const known = new Set(pathsOf(stepDefinitions[slug].empty));
  const optional = stepDefinitions[slug].optional ?? [];

  it('[R7.1-02] stores nothing when refused, and nothing but the step’s fields when taken', async () => {
    const one = fc.tuple(fc.constantFrom(...rearrangements), hostile(), fc.nat({ max: 9 }));
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 2 }), async (list) => {
        const before = await stored();
        const widgets = list.reduce((so, [change, text, at]) => change(so, text, at), toWidgets(right));
        const response = await journey.client.send('onboardingNext', {
          number: journey.step.number,
          widgets,
        });
        expect([200, 400]).toContain(response.statusCode);
        const answer = response.json<StepAnswer>();
        const taken = response.statusCode === 200 && slugOf(answer.name) !== slug;
        if (!taken) expect(await stored()).toEqual(before);
        else {
          const mine = (await stored()).filter(({ step }) => step === slug);
          for (const one of mine.filter(({ widget }) => widget !== 'questionario')) {
            expect(known).toContain(`${one.widget}.${one.component}`);
            expect(optional).not.toContain(one.widget);
          }
          // Signed is signed: no way leads back.
          if (slug !== 'contract') await journey.client.call('onboardingBack');
        }
      }),
      runs(15),
    );
  });
});
