import { companyInfoCopy } from '../../../copy/company-info';
import { useAppSelector } from '../../../state/hooks';
import { selectCustomerFlags, selectUser } from '../../../state/selectors';
import { EmailField } from '../../../ui/fields/EmailField';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { useFieldActions } from '../../../ui/form/useBoundField';
import { announce } from '../../../ui/shell/announce';
import { Button } from '../../../ui/shell/Button';
import { Section } from '../../../ui/shell/Section';
import { groupDigits } from '../../shared/groupDigits';

const { contacts } = companyInfoCopy;

const PHONE = 'contattiAzienda.telefonoAziendale';

/** A back end may send the confirmed number masked: then it is not offered. */
function OwnMobile() {
  const { cellulare } = useAppSelector(selectUser);
  const { onCommit } = useFieldActions<string>(PHONE);
  if (!/^\d+$/.test(cellulare)) return null;
  const take = () => {
    onCommit(cellulare);
    announce(contacts.taken);
  };
  return (
    <Button variant="link" onClick={take}>
      {contacts.asMobile(groupDigits(cellulare))}
    </Button>
  );
}
const ownMobile = <OwnMobile />;

/** Contacts known from an earlier relationship are not requested again. */
export function BusinessContacts() {
  const { pecKnown, phoneKnown } = useAppSelector(selectCustomerFlags);
  if (pecKnown && phoneKnown) return null;
  return (
    <Section title={contacts.title}>
      {!pecKnown && (
        <EmailField
          name="contattiAzienda.pec"
          label={contacts.pec}
          hint={contacts.pecHint}
          optional
          autoComplete="work email"
        />
      )}
      {!phoneKnown && (
        <PhoneField
          name={PHONE}
          label={contacts.telefonoAziendale}
          hint={contacts.telefonoAziendaleHint}
          help={ownMobile}
          autoComplete="work tel-national"
        />
      )}
    </Section>
  );
}
