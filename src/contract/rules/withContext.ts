import type * as yup from 'yup';
import type { ValidationContext } from './context';

type Siblings = Readonly<Record<string, string | undefined>>;
type Test = (value: string, context: ValidationContext, parent: Siblings) => boolean;

/** Empty values pass: only the required rule reports them. */
export const testWithContext = (
  schema: yup.StringSchema<string>,
  name: string,
  message: string,
  accepts: Test,
): yup.StringSchema<string> =>
  schema.test(name, message, function (value) {
    if (typeof value !== 'string' || value.trim() === '') return true;
    return accepts(value, this.options.context as ValidationContext, this.parent as Siblings);
  });
