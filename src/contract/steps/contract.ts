import * as yup from 'yup';
import { requiredText } from '../rules/base';
import { required } from '../rules/generalMessages';
import type { StepDefinition } from './definition';

export const SIGNATURE_REQUIRED = required('firma contratto');

const empty = { firma: { signedContract: '' } };
export type ContractValues = typeof empty;

export const contract: StepDefinition<ContractValues> = {
  empty,
  schema: yup.object({
    firma: yup.object({
      signedContract: requiredText('firma contratto', SIGNATURE_REQUIRED).test(
        'signed',
        SIGNATURE_REQUIRED,
        (value) => value === 'true' || value.trim() === '',
      ),
    }),
  }),
};
