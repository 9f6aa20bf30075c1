import { normalise, normaliseValues } from './normalise';
import { clearAnswersNotAsked, type QuestionnaireAnswers } from './questionnaire';
import type { ValidationContext } from './rules/context';
import type { StepDefinition, StepValues } from './steps/definition';
import type { StepSlug } from './steps/table';
import { clearFieldsNotAsked } from './steps/clearFieldsNotAsked';
import { collectErrors, type FieldErrors } from './validate';

export const normalizedValues = <Values extends StepValues>(slug: StepSlug, values: Values): Values =>
  clearFieldsNotAsked(slug, normaliseValues(values));

/** Client and service both use this function. */
export const validateStep = <Values extends StepValues>(
  slug: StepSlug,
  { schema }: Pick<StepDefinition<Values>, 'schema'>,
  values: Values,
  context: ValidationContext,
): FieldErrors => collectErrors(schema, normalizedValues(slug, values), context);

/** Values that are not text stay unchanged for the validation. */
export const normalizedAnswers = (answers: QuestionnaireAnswers): QuestionnaireAnswers => {
  const clean = Object.entries(answers).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? normalise(name, value) : value,
  ]);
  return clearAnswersNotAsked(Object.fromEntries(clean) as QuestionnaireAnswers);
};
