import * as yup from 'yup';
import { requiredText } from '../rules/base';
import { oneTimeCode, OTP_INVALID } from '../rules/contact';
import { required } from '../rules/generalMessages';
import type { StepDefinition } from './definition';

const SIGNATURE_REQUIRED = required('firma contratto');

/** Optional: a code by SMS after the checkbox. */
export const SIGNATURE_WIDGET = 'codiceFirma';

const empty = { firma: { signedContract: '' }, [SIGNATURE_WIDGET]: { otpFirma: '' } };
export type ContractValues = typeof empty;

export const contract: StepDefinition<ContractValues> = {
  empty,
  optional: [SIGNATURE_WIDGET],
  // Not the draft's: a code is entered once.
  ofService: [SIGNATURE_WIDGET],
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

/** Once a code was sent, it is entered before anything is signed. */
export const contractWithCode: StepDefinition<ContractValues> = {
  ...contract,
  schema: contract.schema.shape({
    [SIGNATURE_WIDGET]: yup.object({ otpFirma: oneTimeCode(OTP_INVALID) }),
  }),
};
