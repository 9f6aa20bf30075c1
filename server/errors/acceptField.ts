import type { AnySchema } from 'yup';
import { ValidationError } from 'yup';
import { normalise } from '../../src/contract/normalise';
import { Refusal } from './refusal';

const requireValid = (component: string, rule: AnySchema, value: string): void => {
  try {
    rule.validateSync(value, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Refusal('fieldInvalid', error.errors[0] ?? error.message, { detail: component });
  }
};

/** Throws a Refusal when the component's rule rejects the value. */
export const acceptField = (component: string, rule: AnySchema, sent: string): string => {
  const value = normalise(component, sent);
  requireValid(component, rule, value);
  return value;
};
