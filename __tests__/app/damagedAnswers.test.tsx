import fc from 'fast-check';
import { loadExtras } from '../../src/app/extras';
import type { EndpointName } from '../../src/contract/endpoints';
import { stepDefinitions } from '../../src/contract/steps';
import { toWidgets } from '../../src/contract/steps/definition';
import { isStepSlug, stepSlugs, type StepSlug } from '../../src/contract/steps/table';
import { contractCopy } from '../../src/copy/contract';
import { bootstrapRequested } from '../../src/flows/actions';
import { loadStepSagas } from '../../src/flows/start/loadStepSagas';
import { contracts, GUID, ok, resumeState } from '../flows/earlier';
import { answer } from '../flows/support';
import { damage, damaged, writtenOtherwise } from './damage';
import { asTimeAllows, isDeep, sample } from '../setup/depth';
import { always, visit as open, type Answers } from './damagedVisit';

const stepAt = (slug: StepSlug): unknown => {
  const empty = slug in stepDefinitions ? stepDefinitions[slug as keyof typeof stepDefinitions].empty : {};
  return answer(slug, { number: 2, widgets: toWidgets(empty) });
};
const visits: Readonly<Record<string, { readonly path: string; readonly answers: Answers }>> = {
  ...Object.fromEntries(
    stepSlugs
      .filter((slug) => isStepSlug(slug))
      .map((slug) => [slug, { path: '/', answers: { ...always, onboardingNext: stepAt(slug) } }]),
  ),
  'identity form': { path: '/resume', answers: { ...always, contactStart: resumeState('identify') } },
  link: { path: `/resume/${GUID}`, answers: always },
  list: { path: '/status', answers: always },
  reupload: { path: `/reupload/${GUID}`, answers: always },
};
const names = Object.keys(visits);

beforeAll(() => Promise.all([loadStepSagas(), loadExtras(), import('../../src/app/pages')]));

const visit = (path: string, answers: Answers) => open({ path, answers, actions: [bootstrapRequested()] });

const whole = new Map<string, Awaited<ReturnType<typeof visit>>>();
const undamaged = async (name: string) => {
  const { path, answers } = visits[name] as (typeof visits)[string];
  const known = whole.get(name) ?? (await visit(path, answers));
  whole.set(name, known);
  return known;
};

it.each(sample(names, 5))(
  'the page of %s is the same however a back end writes its answers',
  async (name) => {
    const { path, answers } = visits[name] as (typeof visits)[string];
    const { seen: before } = await undamaged(name);
    expect(before).toMatchObject({ message: '', busy: 0, crashes: [] });
    const otherwise = Object.entries(answers).map(([call, body]) => [call, writtenOtherwise(body)]);
    const { seen } = await visit(path, Object.fromEntries(otherwise) as Answers);
    expect(seen).toEqual(before);
  },
);

it.each(sample([{ barCode: 'b1' }, null, 7, { stampeId: [] }], 2))(
  'a contract with one unreadable document (%j) says so, and has nothing to sign yet',
  async (unreadable) => {
    const { path, answers } = visits['contract'] as (typeof visits)[string];
    const signContractList = { ...ok, data: [contracts[0], unreadable] };
    const { seen } = await visit(path, { ...answers, signContractList });
    expect(seen).toMatchObject({ busy: 0, crashes: [] });
    expect(seen.text).toContain(contractCopy.listFailed);
    expect(seen.canRetry).toBe(true);
  },
);

it.each(sample(['address-info', 'company-info', 'self-certifications'], 2))(
  'a list without entries on %s can be asked for again where one has to be chosen',
  async (name) => {
    const { path, answers } = visits[name] as (typeof visits)[string];
    const { seen: before, asked } = await undamaged(name);
    for (const call of asked.filter((one) => Array.isArray((answers[one] as { data?: unknown }).data))) {
      const { seen } = await visit(path, { ...answers, [call]: { ...ok, data: [] } });
      expect([call, seen.stuck > before.stuck && !seen.canRetry]).toEqual([call, false]);
    }
  },
);

it('a damaged answer stops no page: it stays, or shows the error with a way on', async () => {
  const wrong = fc.record({
    name: fc.constantFrom(...names),
    call: fc.nat({ max: 20 }),
    damages: fc.array(damage, { minLength: 1, maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(
      wrong,
      asTimeAllows(
        async ({ name, call, damages }) => {
          const { path, answers } = visits[name] as (typeof visits)[string];
          const { seen: before, asked } = await undamaged(name);
          const which = asked[call % asked.length] as EndpointName;
          const answered = damages.reduce<unknown>(damaged, answers[which]);
          const { seen } = await visit(path, { ...answers, [which]: answered });
          expect(seen).toMatchObject({ busy: 0, crashes: [] });
          expect(seen.heading).not.toBe('');
          expect(seen.controls).toBeGreaterThan(0);
          // Missing data that a page needs is reported, with a way to ask again.
          if (seen.stuck > before.stuck) expect(seen.canRetry).toBe(true);
        },
        isDeep ? 8_000 : 2_000,
      ),
    ),
    { numRuns: isDeep ? 40 : 8, endOnFailure: true },
  );
});
