import { PHONE_PREFIX } from '../../contract/limits';
import { resumeCopy } from '../../copy/resume';
import { groupDigits } from '../shared/groupDigits';

const copy = resumeCopy.code;

/** Where the code goes, in words that can be read out: of a masked number the digits that are shown. */
export const phoneWords = (
  phone: string,
  lead: string,
): { readonly lead: string; readonly address: string } => {
  const national = phone.replace(PHONE_PREFIX, '').trim();
  const [, shown = ''] = /(\d*)\D*$/.exec(national) ?? [];
  if (shown === '') return { lead, address: copy.unknown };
  if (shown !== national) return { lead: lead + copy.endingIn, address: shown };
  return { lead, address: `${PHONE_PREFIX} ${groupDigits(national)}` };
};
