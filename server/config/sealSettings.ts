import { Type } from 'typebox';
import { oneOf, text, url } from './setting';

export const sealSettings = {
  SEAL_P12: Type.Optional(
    text('a file', {
      unset: "a trial's certificate, created in `DATA_DIR`",
      description:
        'P12 file with key and certificate of the electronic seal on signed documents ([seal](operations.md#seal))',
    }),
  ),
  SEAL_PASSWORD: Type.Optional(text('a password', { description: 'password of that file' })),
  SEAL_REQUIRED: oneOf(['on', 'off'], {
    default: 'off',
    description: "`on`: does not start with a trial's certificate",
  }),
  SIGNATURE_CODE: oneOf(['on', 'off'], {
    default: 'off',
    description:
      '`on`: who signs also enters a code that comes by SMS ([codes](decisions/codes.md#the-code-of-a-signature))',
  }),
  TSA_URL: url(['https', 'http'], {
    unset: 'no time stamps',
    description:
      'time-stamp authority (RFC 3161), which may have user and password in its address: adds its time to each seal, later and without delaying a signature',
  }),
};
