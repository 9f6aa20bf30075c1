import * as yup from 'yup';
import type { ValidationContext } from '../../src/contract/rules/context';
import { collectErrors } from '../../src/contract/validate';

export const TODAY = '2026-11-21';

/** Undefined when the value is accepted. */
export const verdict = (
  rule: yup.AnySchema,
  value: unknown,
  siblings: Readonly<Record<string, unknown>> = {},
  context: Partial<ValidationContext> = {},
): string | undefined =>
  collectErrors(
    yup.object({ field: rule }).unknown(true),
    { ...siblings, field: value },
    { today: TODAY, ...context },
  ).field;
