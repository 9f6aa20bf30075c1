import { useMemo } from 'react';
import { resumeCopy } from '../../copy/resume';
import { identityRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectConfig, selectStep } from '../../state/selectors';
import { supportHref } from '../../state/support';
import { buttonClass } from '../../ui/shell/Button';
import { useListedErrors } from '../../ui/shell/pageErrors';
import { CodePage } from '../shared/CodePage';
import { NewRequest } from './NewRequest';
import styles from './resume.module.css';
import { useCodePage } from './useCodePage';

const copy = resumeCopy.code;

/** The page of the code sent to the phone on file. After the identity form, the phone can be changed. */
export function ResumeCode({ byIdentity }: { byIdentity: boolean }) {
  const dispatch = useAppDispatch();
  const support = supportHref(useAppSelector(selectConfig));
  const [message] = useAppSelector(selectStep).errorMessage;
  const toIdentity = () => dispatch(identityRequested());
  const code = useCodePage(message === undefined ? copy : { ...copy, unsent: message + copy.locked });
  const said = useMemo(() => (message && code.unsent ? [message] : []), [message, code.unsent]);
  useListedErrors({ globalErrors: said });
  return (
    <CodePage
      title={copy.title}
      {...code}
      {...(byIdentity && { onBack: toIdentity, change: { label: copy.change, onPress: toIdentity } })}
    >
      {support !== undefined && (
        <p className={styles.other}>
          {copy.notYours}{' '}
          <a className={buttonClass('link')} href={support}>
            {copy.support}
          </a>
        </p>
      )}
      {!byIdentity && <NewRequest question={message && copy.again} />}
    </CodePage>
  );
}
