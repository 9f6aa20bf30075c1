import type { AnySchema } from 'yup';
import { ValidationError } from 'yup';
import { Refusal } from '../errors';

/** Refuses a single value by its rule's own message. */
export const judgeField = (rule: AnySchema, value: string): void => {
  try {
    rule.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal(error.errors[0] ?? error.message);
  }
};
