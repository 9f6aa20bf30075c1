import { resumeCopy } from '../../copy/resume';
import { resumeCodeResendRequested, resumeCodeSubmitted } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy, selectCodeSentAt, selectPhoneNumber, selectResume } from '../../state/selectors';
import { phoneWords } from './phoneWords';

const selectSentAt = selectCodeSentAt('sms');

/** What the pages of a resume's code have in common; the words lead up to the number, before and after a code is sent. */
export function useCodePage({ lead, unsent }: { readonly lead: string; readonly unsent: string }) {
  const dispatch = useAppDispatch();
  const sentAt = useAppSelector(selectSentAt);
  const { notSent } = useAppSelector(selectResume);
  const isUnsent = sentAt === null;
  return {
    ...phoneWords(useAppSelector(selectPhoneNumber), isUnsent ? unsent : lead),
    hint: isUnsent ? undefined : resumeCopy.code.hint,
    sentAt,
    unsent: isUnsent,
    notSent: isUnsent ? notSent : '',
    busy: useAppSelector(selectBusy),
    onSubmit: (code: string) => dispatch(resumeCodeSubmitted({ code })),
    onResend: () => dispatch(resumeCodeResendRequested()),
  };
}
