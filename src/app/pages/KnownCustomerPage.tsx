import { contactPages } from '../../contract/steps/table';
import { knownCustomerCopy } from '../../copy/pages';
import { subPageRequested } from '../../flows/pageActions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectConfig, selectPhoneNumber } from '../../state/selectors';
import { MessagePage } from './MessagePage';

/** Who has a request already is told so, and where to turn. */
export function KnownCustomerPage() {
  const dispatch = useAppDispatch();
  const { support } = useAppSelector(selectConfig).links;
  const phone = useAppSelector(selectPhoneNumber);
  const copy = knownCustomerCopy;
  return (
    <MessagePage
      title={copy.title}
      text={copy.text}
      action={{ label: copy.back, onPress: () => dispatch(subPageRequested(contactPages.info)) }}
    >
      {phone !== '' && <p>{copy.phone(phone)}</p>}
      <p>
        <a href={support}>{copy.support}</a>
      </p>
    </MessagePage>
  );
}
