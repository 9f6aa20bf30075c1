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

/** Until the contact data are confirmed there is nothing to resume; from there on nothing is lost. */
export function SessionExpiredPage() {
  const dispatch = useAppDispatch();
  const isContact = useAppSelector(selectPath) === CONTACT;
  // Whoever sits down here next is to find nothing of who was here before.
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
