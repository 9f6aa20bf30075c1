import { notFoundCopy } from '../../copy/pages';
import { restartRequested } from '../../flows/pageActions';
import { useAppDispatch } from '../../state/hooks';
import { MessagePage } from './MessagePage';

export function NotFoundPage() {
  const dispatch = useAppDispatch();
  const { title, text, back } = notFoundCopy;
  return (
    <MessagePage
      title={title}
      text={text}
      action={{ label: back, onPress: () => dispatch(restartRequested('/')) }}
    />
  );
}
