import { PHONE_PREFIX } from '../../../contract/limits';
import { OTP_INVALID } from '../../../contract/rules/contact';
import { contactPages } from '../../../contract/steps/table';
import { smsCodeCopy } from '../../../copy/contact-info';
import {
  backRequested,
  smsCodeResendRequested,
  smsCodeSubmitted,
  subPageRequested,
} from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectBusy, selectCodeSentAt, selectGlobalErrors, selectUser } from '../../../state/selectors';
import { CodePage } from '../../shared/CodePage';
import { groupDigits } from '../../shared/groupDigits';

const selectSentAt = selectCodeSentAt('sms');

export function SmsCode() {
  const dispatch = useAppDispatch();
  const { cellulare } = useAppSelector(selectUser);
  return (
    <CodePage
      {...smsCodeCopy}
      invalid={OTP_INVALID}
      address={`${PHONE_PREFIX} ${groupDigits(cellulare)}`}
      sentAt={useAppSelector(selectSentAt)}
      busy={useAppSelector(selectBusy)}
      globalErrors={useAppSelector(selectGlobalErrors)}
      onSubmit={(codice) => dispatch(smsCodeSubmitted({ codice }))}
      onResend={() => dispatch(smsCodeResendRequested())}
      onBack={() => dispatch(backRequested())}
      change={{
        label: smsCodeCopy.change,
        onPress: () => dispatch(subPageRequested(contactPages.mobilePhone, 'cellulare.cellulare')),
      }}
    />
  );
}
