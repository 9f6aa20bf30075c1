import { resumeCopy } from '../../copy/resume';
import { identityRequested, resumeCodeResendRequested, resumeCodeSubmitted } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy, selectCodeSentAt, selectConfig, selectPhoneNumber } from '../../state/selectors';
import { buttonClass } from '../../ui/shell/Button';
import { CodePage } from '../shared/CodePage';
import { NewRequest } from './NewRequest';
import { phoneWords } from './phoneWords';
import styles from './resume.module.css';

const copy = resumeCopy.code;
const selectSentAt = selectCodeSentAt('sms');

/** The code sent to the phone on file. Who came by identity may name another. */
export function ResumeCode({ byIdentity }: { byIdentity: boolean }) {
  const dispatch = useAppDispatch();
  const { support } = useAppSelector(selectConfig).links;
  const toIdentity = () => dispatch(identityRequested());
  return (
    <CodePage
      title={copy.title}
      {...phoneWords(useAppSelector(selectPhoneNumber))}
      hint={copy.hint}
      sentAt={useAppSelector(selectSentAt)}
      busy={useAppSelector(selectBusy)}
      onSubmit={(code) => dispatch(resumeCodeSubmitted({ code }))}
      onResend={() => dispatch(resumeCodeResendRequested())}
      {...(byIdentity && { onBack: toIdentity, change: { label: copy.change, onPress: toIdentity } })}
    >
      <p className={styles.other}>
        {copy.notYours}{' '}
        <a className={buttonClass('link')} href={support}>
          {copy.support}
        </a>
      </p>
      {!byIdentity && <NewRequest />}
    </CodePage>
  );
}
