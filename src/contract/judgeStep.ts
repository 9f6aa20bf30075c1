import { normalise, normaliseValues } from './normalise';
import { askedAnswers, type QuestionnaireAnswers } from './questionnaire';
import type { ValidationContext } from './rules/context';
import type { StepDefinition, StepValues } from './steps/definition';
import type { StepSlug } from './steps/table';
import { withoutUnasked } from './steps/unasked';
import { collectErrors, type FieldErrors } from './validate';

/** What was typed as it is judged, sent and stored: cleaned up, and nothing in fields that are not asked. */
export const prepared = <Values extends StepValues>(slug: StepSlug, values: Values): Values =>
  withoutUnasked(slug, normaliseValues(values));

/** The verdict on a step's values, the same in client and service. */
export const judgeStep = <Values extends StepValues>(
  slug: StepSlug,
  { schema }: Pick<StepDefinition<Values>, 'schema'>,
  values: Values,
  context: ValidationContext,
): FieldErrors => collectErrors(schema, prepared(slug, values), context);

/** The questionnaire's answers likewise. What is no text stays as it is, to be judged. */
export const preparedAnswers = (answers: QuestionnaireAnswers): QuestionnaireAnswers => {
  const clean = Object.entries(answers).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? normalise(name, value) : value,
  ]);
  return askedAnswers(Object.fromEntries(clean) as QuestionnaireAnswers);
};
