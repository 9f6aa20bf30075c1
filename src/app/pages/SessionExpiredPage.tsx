import { useEffect } from 'react';
import { expiredCopy } from '../../copy/pages';
import { restartRequested } from '../../flows/pageActions';
import { forgetContact } from '../../state/contactMemory';
import { useAppDispatch } from '../../state/hooks';
import { MessagePage } from './MessagePage';

export function SessionExpiredPage() {
  const dispatch = useAppDispatch();
  // Whoever sits down here next is to find nothing of who was here before.
  useEffect(forgetContact, []);
  const { title, text, restart } = expiredCopy;
  return (
    <MessagePage
      title={title}
      text={text}
      action={{ label: restart, onPress: () => dispatch(restartRequested('/')) }}
    />
  );
}
