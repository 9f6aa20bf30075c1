import fc from 'fast-check';
import { stepDefinitions } from '../../../src/contract/steps';
import { toWidgets, type StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, slugOf, type DataStepSlug } from '../../../src/contract/steps/table';
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

type Rearrange = (widgets: readonly Widget[], text: string, at: number) => Widget[];

const inOne = (widgets: readonly Widget[], at: number, change: (widget: Widget) => Widget): Widget[] =>
  widgets.map((widget, index) => (index === at % widgets.length ? change(widget) : widget));

const component = (name: string, value: string) => ({ name, value, status: '', errorMessage: [] });

/** What no client makes of a step's widgets. */
const rearrangements: readonly Rearrange[] = [
  (widgets, _, at) => widgets.filter((__, index) => index !== at % widgets.length),
  () => [],
  (widgets) => [...widgets, ...widgets],
  (widgets) => [...widgets].reverse(),
  (widgets, text, at) => inOne(widgets, at, (widget) => ({ ...widget, name: text.slice(0, 80) })),
  (widgets, text, at) => inOne(widgets, at, (widget) => ({ ...widget, code: text.slice(0, 80) })),
  (widgets, _, at) => inOne(widgets, at, (widget) => ({ ...widget, components: [] })),
  (widgets, _, at) => inOne(widgets, at, (widget) => ({ ...widget, components: widget.components.slice(1) })),
  (widgets, text, at) =>
    inOne(widgets, at, (widget) => ({
      ...widget,
      components: widget.components.flatMap((one) => [one, component(one.name, text)]),
    })),
  (widgets, text, at) =>
    inOne(widgets, at, (widget) => ({
      ...widget,
      components: [component(text.slice(0, 80), text), ...widget.components],
    })),
  (widgets, text) => [
    ...widgets,
    { name: text.slice(0, 80), code: '', errorMessage: [], components: [component('__proto__', text)] },
  ],
  (widgets, text) => [
    ...widgets,
    ...toWidgets({ tutore: { tutoreNome: text }, dettaglioAttivita: { professione: text } }),
  ],
  (widgets, text, at) =>
    inOne(widgets, at, (widget) => ({
      ...widget,
      errorMessage: [text.slice(0, 500)],
      components: widget.components.map((one) => ({ ...one, status: text.slice(0, 80) })),
    })),
];

describe.each(dataStepSlugs)('a body that no client sends to %s', (slug: DataStepSlug) => {
  let journey: Journey;
  let right: StepValues;
  beforeAll(async () => {
    journey = await journeyTo(service, slug);
    right = rightValues(slug, journey.applicant);
  });
  const stored = () => findAllAnswers(service.deps.db, journey.step.guid);
  const send = (widgets: unknown) =>
    journey.client.inject({
      method: 'POST',
      url: '/wgt/product/onboarding/next',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ number: journey.step.number, widgets }),
    });
  const known = new Set(pathsOf(stepDefinitions[slug].empty));
  const optional = stepDefinitions[slug].optional ?? [];

  it('[R7.1-02] stores nothing when refused, and nothing but the step’s fields when taken', async () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...rearrangements), hostile(), fc.nat({ max: 9 })), {
      minLength: 1,
      maxLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const before = await stored();
        const widgets = list.reduce<Widget[]>(
          (so, [change, text, at]) => change(so, text, at),
          toWidgets(right),
        );
        const response = await send(widgets);
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
