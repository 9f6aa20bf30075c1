import fc from 'fast-check';
import { dataStepSlugs } from '../../src/contract/steps/table';
import {
  selectFieldErrors,
  selectGlobalErrors,
  selectInitialValues,
  selectStep,
} from '../../src/state/selectors';
import { componentMarked, stepReceived, stepRefused } from '../../src/state/step';
import { component, reducer, stateAfter, step, widget } from '../flows/support';

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
