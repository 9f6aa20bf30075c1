import { useState } from 'react';
import { resumeCopy } from '../../copy/resume';
import { identityRequested, restartRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { RESUME_PATH } from '../../state/paths';
import { selectConfig, selectPath, selectStep } from '../../state/selectors';
import { supportHref } from '../../state/support';
import { Button, buttonClass } from '../../ui/shell/Button';
import { useListedErrors } from '../../ui/shell/pageErrors';
import { CodePage } from '../shared/CodePage';
import { NewRequest } from './NewRequest';
import styles from './resume.module.css';
import { useCodePage } from './useCodePage';

const copy = resumeCopy.code;

function OtherRequest() {
  const dispatch = useAppDispatch();
  return (
    <p className={styles.other}>
      {copy.other}{' '}
      <Button variant="link" onClick={() => dispatch(restartRequested(RESUME_PATH))}>
        {copy.search}
      </Button>
    </p>
  );
}

export function ResumeCode({ byIdentity }: { byIdentity: boolean }) {
  const dispatch = useAppDispatch();
  const support = supportHref(useAppSelector(selectConfig));
  const [message] = useAppSelector(selectStep).errorMessage;
  const isLink = useAppSelector(selectPath).startsWith(`${RESUME_PATH}/`);
  const toIdentity = () => dispatch(identityRequested());
  const code = useCodePage(message === undefined ? copy : { ...copy, unsent: message + copy.locked });
  const [said, setSaid] = useState<readonly string[]>([]);
  // Above the button that sends. Once the code is sent, it is no error to correct.
  if (message !== undefined && code.unsent && !said.includes(message)) setSaid([message]);
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
      {isLink && <OtherRequest />}
      {!byIdentity && !isLink && <NewRequest question={message && copy.again} />}
    </CodePage>
  );
}
