import type * as yup from 'yup';
import { oneOf, requiredText } from './base';
import { required } from './generalMessages';

/** The value of a consent or notice that was given (spec, 3.2). */
export const SELECTED = 'selected';

const LABEL = 'Presa visione';

export const acknowledged = (): yup.StringSchema<string> =>
  oneOf(requiredText(LABEL), [SELECTED], required(LABEL));
