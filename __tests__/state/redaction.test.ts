import fc from 'fast-check';
import '../../src/api/lookups';
import { keepFile } from '../../src/api/files';
import { documentTypes } from '../../src/contract/documentTypes';
import { emptyAnswers, OFFICE_ENDED, OFFICE_ONGOING } from '../../src/contract/questionnaire';
import { isKnownName } from '../../src/contract/sensitive';
import { endpoints } from '../../src/contract/endpoints';
import { stepDefinitions } from '../../src/contract/steps';
import { toWidgets } from '../../src/contract/steps/definition';
import { dataStepSlugs, stepSlugs } from '../../src/contract/steps/table';
import * as actions from '../../src/flows/actions';
import { draftsRestored } from '../../src/state/drafts';
import { createRedaction } from '../../src/state/recording/redaction';
import { productLoaded } from '../../src/state/session';
import { stepReceived } from '../../src/state/step';
import { dialogOpened } from '../../src/state/ui';
import { canary, expectNoCanary } from './canary';
import { reducer, stateAfter, step } from '../flows/support';

const shown = (value: unknown): string => JSON.stringify(createRedaction().mask('', value));

describe('a value is masked unless it is declared harmless', () => {
  const words = fc.oneof(
    fc.nat(400).map((at) => canary(at)),
    fc.constantFrom(
      'nome',
      'values',
      'status',
      'path',
      'key',
      'type',
      'name',
      'value',
      'feedback',
      'message',
    ),
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.nat(400).map((at) => canary(at)),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(words, tie('tree'), { maxKeys: 5 }),
    ),
  }));

  it('any value anywhere, under known and unknown names', () => {
    fc.assert(fc.property(tree, (value) => expectNoCanary(shown(value))));
  });

  it('in every action with values, and in the state after it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dataStepSlugs), words, words, fc.nat(400), (slug, widget, name, at) => {
        const values = { [widget]: { [name]: canary(at) } };
        const before = stepReceived(step(slug, { widgets: toWidgets(values), guid: canary(401) }));
        const seen = [
          actions.nextRequested({ values }),
          actions.draftChanged({ slug, values }),
          draftsRestored({ [slug]: values }),
          dialogOpened({ message: canary(402), retry: actions.nextRequested({ values }) }),
          actions.videoRecorded({ file: keepFile(new Blob(['x']), `${canary(403)}.webm`) }),
          before,
        ];
        expectNoCanary(shown([seen, stateAfter({ path: `/resume/${canary(404)}`, actions: seen })]));
      }),
    );
  });

  it('numbers and flags included, in the questionnaire and elsewhere', () => {
    const answers = Object.fromEntries(
      Object.entries(emptyAnswers).map(([name, value]) => [name, typeof value === 'boolean' ? true : 'true']),
    ) as unknown as typeof emptyAnswers;
    const text = shown([actions.questionnaireSubmitted({ values: {}, answers }), { numAddetti: 17 }]);
    expect(text).not.toContain('true');
    expect(text).not.toContain('17');
  });

  it('no number of a step, which some back ends write as a text', () => {
    expect(createRedaction().mask('', { number: '2', numAddetti: '17' })).toEqual({
      number: '2',
      numAddetti: expect.stringMatching(/^⟦/) as string,
    });
  });

  it('the id of the analytics layer, which is that of a person in the records of another system', () => {
    const call = { endpointName: 'invitations', originalArgs: { analyticsId: 'GA1.1.1234567.1795428001' } };
    expect(shown(call)).not.toMatch(/GA1|1234567|1795428001/);
  });

  it('the request in the name of a cached answer, the same as in its request', () => {
    const { mask } = createRedaction();
    const key = 'comuni({"sigla":"RM"})';
    const masked = mask('', { [key]: 1, queryCacheKey: key, originalArgs: { sigla: 'RM' } });
    const sigla = '⟦2 letters #1⟧';
    const maskedKey = `comuni({"sigla":"${sigla}"})`;
    expect(masked).toEqual({ [maskedKey]: 0, queryCacheKey: maskedKey, originalArgs: { sigla } });
  });
});

describe('what a masked value keeps', () => {
  const { mask } = createRedaction();

  it('kind and length, the same mark for the same value, nothing for nothing', () => {
    expect(mask('cap', ['00184', 'Via Roma 1', 'Rossi', '', '00184'])).toEqual([
      '⟦5 digits #1⟧', '⟦10 characters #2⟧', '⟦5 letters #3⟧', '', '⟦5 digits #1⟧',
    ]); // prettier-ignore
    expect(mask('funzionePolitica', ['true', 'false'])).toEqual(['⟦flag⟧', '⟦flag⟧']);
  });

  it('nothing of a choice from a short list: its length would reveal which one it is', () => {
    const measures = [...Object.values(documentTypes), OFFICE_ENDED, OFFICE_ONGOING].map(
      (choice) => createRedaction().mask('documento', choice) as string,
    );
    expect(new Set(measures).size).toBe(1);
  });

  it('its type, so that the reducers run on it and lead to the masked state', () => {
    const widgets = toWidgets(stepDefinitions['address-info'].empty);
    const happened = [
      productLoaded({ productCode: 'D', name: 'Conto', today: '2026-01-02', journey: 'ABCDEFGH' }),
      stepReceived(step('address-info', { widgets, guid: 'guid-7' })),
      actions.draftChanged({ slug: 'address-info', values: { residenza: { cap: '00184' } } }),
    ];
    const once = createRedaction();
    const replayed = happened.map((one) => once.mask('', one) as (typeof happened)[number]);
    const start = once.mask('', stateAfter()) as ReturnType<typeof stateAfter>;
    expect(replayed.reduce(reducer, start)).toEqual(once.mask('', stateAfter({ actions: happened })));
  });

  it('nothing more when it is masked again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const masked = mask('', value);
        expect(mask('', JSON.parse(JSON.stringify(masked)))).toEqual(masked);
      }),
    );
  });

  it('what describes the flow: steps, pages, outcomes, choices that open a page', () => {
    const values = { domicilio: { domicilio: 'altro', cap: '' }, documento: { documentoFronte: 'valid' } };
    expect(mask('', actions.nextRequested({ values }))).toEqual(actions.nextRequested({ values }));
    expect(mask('path', '/request/card')).toBe('/request/card');
    const verdicts = { 'residenza.cap': 'CAP è obbligatorio', 'azienda.pec': 'La tua PEC non è valido' };
    expect(Object.values(mask('', verdicts) as object)).toEqual([
      expect.stringMatching(/^⟦3 letters #\d+⟧ è obbligatorio$/),
      expect.stringMatching(/^⟦10 characters #\d+⟧ non è valido$/),
    ]);
    expect(mask('', { kind: 'timeout', endpoint: 'comuni', httpStatus: 503 })).toMatchObject({
      kind: 'timeout',
      endpoint: 'comuni',
      httpStatus: 503,
    });
  });
});

it('every name that the app gives is known: steps, fields, questions, requests, state', () => {
  const names = [
    ...stepSlugs,
    ...Object.values(stepDefinitions).flatMap(({ empty }) =>
      Object.entries(empty).flatMap(([widget, components]) => [widget, ...Object.keys(components)]),
    ),
    ...Object.keys(emptyAnswers),
    ...Object.values(endpoints).flatMap(({ request }) => Object.keys(request?.properties ?? {})),
    ...Object.entries(stateAfter()).flatMap(([slice, state]) =>
      slice === 'config' ? [slice] : [slice, ...Object.keys(state)],
    ),
  ];
  expect(names.filter((name) => !isKnownName(name))).toEqual([]);
});
