import { companyInfoCopy } from '../../../copy/company-info';
import { useAppSelector } from '../../../state/hooks';
import { selectCustomerFlags } from '../../../state/selectors';
import { EmailField } from '../../../ui/fields/EmailField';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { Section } from '../../../ui/shell/Section';

const { contacts } = companyInfoCopy;

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
          name="contattiAzienda.telefonoAziendale"
          label={contacts.telefonoAziendale}
          hint={contacts.telefonoAziendaleHint}
          autoComplete="work tel-national"
        />
      )}
    </Section>
  );
}
