import type { AnySchema } from 'yup';
import { ValidationError } from 'yup';
import { normalise } from '../../src/contract/normalise';
import { Refusal } from './refusal';

/** Refuses a single value by its rule's own message. */
const requireValid = (rule: AnySchema, value: string): void => {
  try {
    rule.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal(error.errors[0] ?? error.message);
  }
};

/** The value of a component as it is kept; refuses what its rule refuses. */
export const acceptField = (component: string, rule: AnySchema, sent: string): string => {
  const value = normalise(component, sent);
  requireValid(rule, value);
  return value;
};
