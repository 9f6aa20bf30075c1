import fc from 'fast-check';
import { validateStep } from '../../../src/contract/validateStep';
import { stepDefinitions } from '../../../src/contract/steps';
import type { StepValues } from '../../../src/contract/steps/definition';
import { dataStepSlugs, type DataStepSlug } from '../../../src/contract/steps/table';
import { startTestApp, type TestApp } from '../support';
import { bases, rightValues } from './support/bases';
import { askedOf, changed, componentOf, owned, pathsOf, someOf, textFor } from './support/fields';
import { hostile, everyHostile } from './support/hostile';
import { EXTRA_WIDGETS, journeyTo } from './support/journey';
import { runs, TIMEOUT_MS } from './support/runs';
import { standAt, type Stand } from './support/stand';

jest.setTimeout(TIMEOUT_MS);

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ environment: { EXTRA_WIDGETS } });
});
afterAll(() => service.close());

/** The documents' step twice: its second document is another for who is no Italian citizen. */
const cases: readonly (readonly [name: string, slug: DataStepSlug, citizenship: string])[] = [
  ...dataStepSlugs.map((slug) => [slug, slug, 'IT'] as const),
  ['identification of a foreign citizen', 'identification', 'FR'],
];

describe.each(cases)('client and service on %s', (_, slug, citizenship) => {
  const paths = askedOf(slug);
  let stand: Stand;
  let base: ReturnType<typeof bases>;
  let right: ReturnType<typeof rightValues>;
  beforeAll(async () => {
    const journey = await journeyTo(service, slug, citizenship);
    stand = await standAt(service, slug, journey);
    right = { ...stand.received, ...rightValues(slug, journey.applicant) };
    base = bases(slug, right, citizenship === 'IT');
  });

  afterAll(() => stand.close());

  it.each(paths)('[R4.1-02] says the same of %s, whatever it contains', async (path) => {
    const text = textFor(componentOf(path));
    await fc.assert(
      fc.asyncProperty(base, text, (values, value) => stand.compare(changed(values, { [path]: value }))),
      runs(4),
    );
  });

  it('[R4.1-02] takes every right answer, and says the same of several fields at once', async () => {
    await fc.assert(fc.asyncProperty(base, stand.compare), runs(4));
    await fc.assert(
      fc.asyncProperty(base, someOf(paths), (values, changes) => stand.compare(changed(values, changes))),
      runs(12),
    );
  });

  it('[R4.1-02] says the same of hostile texts in all fields at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...everyHostile), (text) => {
        const everywhere = paths.map((path) => [path, text] as const);
        return stand.compare(changed(right, Object.fromEntries(everywhere)));
      }),
      runs(24),
    );
  });

  it('[R3.2-02] keeps its own answers, whatever is sent in their place', async () => {
    const others = owned[slug].filter((path) => stand.paths.includes(path));
    const changes = fc.dictionary(fc.constantFrom(...others, ''), hostile());
    await fc.assert(
      fc.asyncProperty(base, changes, (values, sent) => stand.compare(changed(values, sent))),
      runs(others.length === 0 ? 1 : 4),
    );
  });
});

it('knows every field of every step as the applicant’s or the service’s', () => {
  for (const slug of dataStepSlugs) {
    const all = pathsOf(stepDefinitions[slug].empty);
    expect(owned[slug].filter((path) => !all.includes(path))).toEqual([]);
    for (const path of askedOf(slug)) textFor(componentOf(path));
  }
});

it('judges of the other documents those that the step carries', () => {
  const { identification } = stepDefinitions;
  const judged = (altriDocumenti: StepValues[string]) => {
    const values = { ...identification.empty, altriDocumenti };
    const errors = validateStep('identification', identification, values, { today: '2026-11-20' });
    return Object.entries(errors).filter(([path]) => path.startsWith('altriDocumenti'));
  };
  expect(judged({ bustaPaga: '' })).toEqual([
    ['altriDocumenti.bustaPaga', 'Carica la busta paga è obbligatorio'],
  ]);
  expect(judged({ bustaPaga: 'valid' })).toEqual([]);
  expect(judged(identification.empty['altriDocumenti'] ?? {})).toHaveLength(7);
});
