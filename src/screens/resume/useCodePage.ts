import { PHONE_PREFIX } from '../../contract/limits';
import { OTP_PAGE_INVALID } from '../../contract/rules/contact';
import { resumeCopy } from '../../copy/resume';
import { resumeCodeResendRequested, resumeCodeSubmitted } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy, selectCodeSentAt, selectPhoneNumber, selectResume } from '../../state/selectors';
import { groupDigits } from '../shared/groupDigits';

const copy = resumeCopy.code;

/** Of a masked number screen readers read only the visible digits. */
const phoneWords = (phone: string, lead: string): { readonly lead: string; readonly address: string } => {
  const national = phone.replace(PHONE_PREFIX, '').trim();
  const [, shown = ''] = /(\d*)\D*$/.exec(national) ?? [];
  if (shown === '') return { lead, address: copy.unknown };
  if (shown !== national) return { lead: lead + copy.endingIn, address: shown };
  return { lead, address: `${PHONE_PREFIX} ${groupDigits(national)}` };
};

const selectSentAt = selectCodeSentAt('sms');

export function useCodePage({ lead, unsent }: { readonly lead: string; readonly unsent: string }) {
  const dispatch = useAppDispatch();
  const sentAt = useAppSelector(selectSentAt);
  const { notSent } = useAppSelector(selectResume);
  const isUnsent = sentAt === null;
  return {
    ...phoneWords(useAppSelector(selectPhoneNumber), isUnsent ? unsent : lead),
    invalid: OTP_PAGE_INVALID,
    hint: isUnsent ? undefined : resumeCopy.code.hint,
    sentAt,
    unsent: isUnsent,
    notSent: isUnsent ? notSent : '',
    busy: useAppSelector(selectBusy),
    onSubmit: (code: string) => dispatch(resumeCodeSubmitted({ code })),
    onResend: () => dispatch(resumeCodeResendRequested()),
  };
}
