import { useEffect } from 'react';
import { expiredCopy } from '../../copy/pages';
import { restartRequested } from '../../flows/pageActions';
import { forgetContact } from '../../state/contactMemory';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { pathOfStep, RESUME_PATH } from '../../state/paths';
import { selectPath } from '../../state/selectors';
import { Interrupted } from '../../ui/shell/illustrations/outcomes';
import { MessagePage } from './MessagePage';

const CONTACT = '/session-expired/contact-info';

/** Offers a new start at the contact step, where there is no request yet, and the resume at later steps. */
export function SessionExpiredPage() {
  const dispatch = useAppDispatch();
  const isContact = useAppSelector(selectPath) === CONTACT;
  // The next user of this browser must not see the applicant's data.
  useEffect(forgetContact, []);
  const { title, text, contact, others } = expiredCopy;
  const way = isContact ? contact : others;
  const target = isContact ? pathOfStep('contact-info') : RESUME_PATH;
  return (
    <MessagePage
      art={<Interrupted size={96} />}
      title={title}
      text={text}
      action={{ label: way.label, onPress: () => dispatch(restartRequested(target)) }}
    >
      <p>{way.text}</p>
    </MessagePage>
  );
}
