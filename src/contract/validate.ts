import { ValidationError, type AnyObjectSchema } from 'yup';
import type { ValidationContext } from './rules/context';

/** By path ('residenza.cap'): the first message of each refused field. */
export type FieldErrors = Readonly<Record<string, string>>;

export const collectErrors = (
  schema: AnyObjectSchema,
  values: unknown,
  context: ValidationContext,
): FieldErrors => {
  try {
    schema.validateSync(values, { abortEarly: false, strict: true, context });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    const errors: Record<string, string> = {};
    for (const { path, message } of failures) errors[path ?? ''] ??= message;
    return errors;
  }
};

/** As Formik expects errors: {'residenza.cap': 'x'} becomes {residenza: {cap: 'x'}}. */
export const nestErrors = (errors: FieldErrors): Record<string, Record<string, string> | string> => {
  const nested: Record<string, Record<string, string> | string> = {};
  for (const [path, message] of Object.entries(errors)) {
    const [widget = '', component] = path.split('.');
    if (component === undefined) nested[widget] = message;
    else nested[widget] = { ...(nested[widget] as Record<string, string> | undefined), [component]: message };
  }
  return nested;
};
