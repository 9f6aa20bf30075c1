import { ADDRESS_INCOMPLETE, addressGap } from '../../../contract/rules/address';
import { cleanText } from '../../../contract/text';
import { uiCopy } from '../../../copy/ui';
import type { Advise } from '../core/TextControl';

const { advice } = uiCopy.address;

/** Says what an incomplete address lacks, with the applicant's own text as the example. */
export const streetAdvice: Advise = (text, error) =>
  error === ADDRESS_INCOMPLETE ? advice[addressGap(text)](cleanText(text)) : undefined;
