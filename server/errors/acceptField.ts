import type { AnySchema } from 'yup';
import { ValidationError } from 'yup';
import { normalise } from '../../src/contract/normalise';
import { Refusal } from './refusal';

/** Throws a Refusal with the rule's own message when the value is invalid. */
const requireValid = (component: string, rule: AnySchema, value: string): void => {
  try {
    rule.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal('fieldInvalid', error.errors[0] ?? error.message, { detail: component });
  }
};

/** Returns the value of a component as it is stored. Throws a Refusal when its rule rejects it. */
export const acceptField = (component: string, rule: AnySchema, sent: string): string => {
  const value = normalise(component, sent);
  requireValid(component, rule, value);
  return value;
};
