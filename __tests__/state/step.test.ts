import fc from 'fast-check';
import { dataStepSlugs } from '../../src/contract/steps/table';
import {
  selectContracts,
  selectFailures,
  selectFieldErrors,
  selectGlobalErrors,
  selectInitialValues,
  selectStep,
  selectVideo,
} from '../../src/state/selectors';
import { videoChanged } from '../../src/state/identification';
import {
  componentMarked,
  contractsLoaded,
  fieldsJudged,
  stepReceived,
  stepRefused,
} from '../../src/state/step';
import { parseStep } from '../../src/state/parseStep';
import { component, reducer, stateAfter, step, widget } from '../flows/support';

describe('the step', () => {
  it('[R3.1-01] holds the service’s nine fields, and the client’s beside them', () => {
    const { step: state } = stateAfter({ actions: [stepReceived(step('card'))] });
    expect(Object.keys(state.current).sort()).toEqual([
      ...['contactId', 'contracts', 'errorMessage', 'guid', 'invitations'],
      ...['name', 'number', 'paperworkList', 'widgets'],
    ]);
    const beside = ['last', 'errors', 'globalErrors', 'initialValues', 'user', 'stepSlug'];
    expect(Object.keys(state)).toEqual(expect.arrayContaining([...beside, 'phoneNumber', 'customerInfo']));
    expect(state.stepSlug).toBe('card');
  });

  it('[R3.1-01] remembers the step before, and how often it was refused', () => {
    const before = step('card');
    const { step: state } = stateAfter({
      actions: [
        stepReceived(before),
        stepRefused({ errors: {}, globalErrors: [] }),
        stepReceived(step('identification')),
      ],
    });
    expect(state.last).toEqual(before);
    expect(state.failures).toBe(1);
  });

  it('[R3.1-02] keeps widgets and components by name, whatever else arrives and whatever is missing', () => {
    const odd = {
      status: 'success',
      name: 'Carta',
      number: '5',
      widgets: [
        {
          name: 'spedizione',
          extra: 1,
          components: [
            { name: 'cap', value: null, errorMessage: 'No' },
            { name: 'via', value: 'a', errorMessage: [{ message: 'Ignota' }, { code: 3 }, null] },
            { name: 'n', value: 7 },
          ],
        },
        { name: 'vuoto', errorMessage: null },
      ],
      errorMessage: '',
      unknown: true,
    };
    expect(parseStep(odd)).toEqual({
      ...step('card', { number: 5, contactId: '', guid: '' }),
      widgets: [
        {
          name: 'spedizione',
          code: '',
          errorMessage: [],
          components: [
            component('cap', '', { errorMessage: ['No'] }),
            component('via', 'a', { errorMessage: ['Ignota'] }),
            component('n', '7'),
          ],
        },
        { name: 'vuoto', code: '', components: [], errorMessage: [] },
      ],
    });
  });

  it('marks one component, in its place, known or not', () => {
    const widgets = [widget('a', [component('x', '1'), component('y', '2')]), widget('b', [])];
    const { step: state } = stateAfter({
      actions: [
        stepReceived(step('card', { widgets })),
        componentMarked({ widget: 'a', component: 'x', value: '9', status: 'valid' }),
        componentMarked({ widget: 'c', component: 'z', status: 'valid' }),
      ],
    });
    expect(state.current.widgets.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(state.current.widgets[0]?.components).toEqual([
      component('x', '9', { status: 'valid' }),
      component('y', '2'),
    ]);
    expect(state.current.widgets[2]?.components).toEqual([component('z', '', { status: 'valid' })]);
  });
});

describe('selectors', () => {
  it('[R3.5-01] contracts have their barcode under either name', () => {
    const state = stateAfter({
      actions: [
        contractsLoaded([
          { stampeId: 'q', barCode: '1' },
          { stampeId: 'c', barcode: '2', description: 'Contratto' },
        ]),
      ],
    });
    expect(selectContracts(state)).toEqual([
      { stampeId: 'q', barCode: '1', description: '' },
      { stampeId: 'c', barCode: '2', description: 'Contratto' },
    ]);
    expect(selectContracts(state)).toBe(selectContracts({ ...state }));
  });

  it('[R3.4-01] the video is done where the step says so, until another is being sent', () => {
    const widgets = [widget('video', [component('docVideoCaptcha', 'valid')])];
    const state = stateAfter({ actions: [stepReceived(step('identification', { widgets }))] });
    expect(selectVideo(state).status).toBe('done');
    const again = reducer(state, videoChanged({ status: 'uploading' }));
    expect(selectVideo(again).status).toBe('uploading');
    expect(selectVideo(stateAfter()).status).toBe('idle');
  });
});

const value = fc.constantFrom('', 'uno', 'due');
const arrival = fc
  .record({ slug: fc.constantFrom(...dataStepSlugs), value })
  .map(({ slug, value: text }) =>
    stepReceived(step(slug, { widgets: [widget('w', [component('c', text)])] })),
  );
const refusal = fc
  .record({ message: fc.constantFrom('uno', 'due'), isGlobal: fc.boolean() })
  .map(({ message, isGlobal }) =>
    stepRefused({ errors: isGlobal ? {} : { 'w.c': message }, globalErrors: isGlobal ? [message] : [] }),
  );
const mark = value.map((text) =>
  componentMarked({ widget: 'w', component: 'c', value: text, status: 'valid' }),
);

it('[R4.1-02] a step that arrives stands as it came, without the errors of any before it', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(arrival, refusal, mark), { maxLength: 6 }), arrival, (before, last) => {
      const state = reducer(stateAfter({ actions: before }), last);
      expect(selectStep(state)).toEqual(last.payload);
      expect(selectFieldErrors(state)).toEqual({});
      expect(selectGlobalErrors(state)).toEqual([]);
      expect(selectInitialValues(state)).toEqual({ w: { c: last.payload.widgets[0]?.components[0]?.value } });
    }),
  );
});

const judged = fc
  .record({
    messages: fc.dictionary(fc.constantFrom('w.a', 'w.b', 'w.c'), fc.constantFrom('', 'uno', 'due')),
    isAttempt: fc.boolean(),
  })
  .map(fieldsJudged);

it('[R4.1-02] a field has the last message about it, and each refused attempt counts once', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(judged, refusal), { maxLength: 8 }), (actions) => {
      let expected: Readonly<Record<string, string>> = {};
      let failures = 0;
      for (const action of actions)
        if (fieldsJudged.match(action)) {
          const { messages, isAttempt } = action.payload;
          expected = { ...expected, ...messages };
          if (isAttempt && Object.values(messages).join('') !== '') failures += 1;
        } else {
          expected = action.payload.errors;
          failures += 1;
        }
      const state = stateAfter({ actions });
      const said = Object.entries(expected).filter(([, message]) => message !== '');
      expect(selectFieldErrors(state)).toEqual(Object.fromEntries(said));
      expect(selectFailures(state)).toBe(failures);
    }),
  );
});
