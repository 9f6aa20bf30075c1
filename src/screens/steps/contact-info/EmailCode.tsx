import { OTP_INVALID } from '../../../contract/rules/contact';
import { contactPages } from '../../../contract/steps/table';
import { emailCodeCopy } from '../../../copy/contact-info';
import {
  backRequested,
  emailCodeResendRequested,
  emailCodeSubmitted,
  subPageRequested,
} from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectCodeSentAt, selectGlobalErrors, selectUser } from '../../../state/selectors';
import { CodePage } from '../../shared/CodePage';

const selectSentAt = selectCodeSentAt('email');

export function EmailCode() {
  const dispatch = useAppDispatch();
  return (
    <CodePage
      {...emailCodeCopy}
      invalid={OTP_INVALID}
      address={useAppSelector(selectUser).email}
      sentAt={useAppSelector(selectSentAt)}
      busy={useAppSelector(selectBusy)}
      globalErrors={useAppSelector(selectGlobalErrors)}
      onSubmit={(codice) => dispatch(emailCodeSubmitted({ codice }))}
      onResend={() => dispatch(emailCodeResendRequested())}
      onBack={() => dispatch(backRequested())}
      change={{
        label: emailCodeCopy.change,
        onPress: () => dispatch(subPageRequested(contactPages.info, 'email.email')),
      }}
    />
  );
}
