import type { DataStepSlug } from '../../src/contract/steps/table';
import { toValues, type StepValues } from '../../src/contract/steps/definition';
import { normalizedValues } from '../../src/contract/validateStep';
import { collectErrors, type FieldErrors } from '../../src/contract/validate';
import type { Widget } from '../../src/contract/wire';
import { lookups } from '../data/lookups';
import { definitionOf, withAnswers } from './read';
import type { ServiceAnswers, StepContext } from './hooks/stepHooks';
import { hooksOf } from './hooks';

export interface ValidatedAnswers {
  readonly values: StepValues;
  readonly own: ServiceAnswers;
  /** By path; empty when the step may be left. */
  readonly errors: FieldErrors;
}

export const validateAnswers = async (
  slug: DataStepSlug,
  context: StepContext,
  widgets: readonly Widget[],
): Promise<ValidatedAnswers> => {
  const hooks = hooksOf(slug);
  const definition = definitionOf(slug, context.deps);
  const own = (await hooks.own?.(context)) ?? {};
  const sent = withAnswers(normalizedValues(slug, toValues(definition, { widgets })), own);
  const derived = hooks.derived?.(context, sent);
  const values = derived ? withAnswers(sent, derived) : sent;
  const rules = { today: context.today, lookups, ...(await hooks.context?.(context)) };
  const found = (await hooks.check?.(context, values, widgets)) ?? {};
  // The schema's message takes precedence, because it says what is wrong with the text itself.
  return { values, own, errors: { ...found, ...collectErrors(definition.schema, values, rules) } };
};
