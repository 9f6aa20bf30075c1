import { expiredCopy } from '../../copy/pages';
import { restartRequested } from '../../flows/actions';
import { useAppDispatch } from '../../state/hooks';
import { MessagePage } from './MessagePage';

export function SessionExpiredPage() {
  const dispatch = useAppDispatch();
  const { title, text, restart } = expiredCopy;
  return (
    <MessagePage
      title={title}
      text={text}
      action={{ label: restart, onPress: () => dispatch(restartRequested()) }}
    />
  );
}
