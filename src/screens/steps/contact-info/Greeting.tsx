import { contactPages } from '../../../contract/steps/table';
import { greetingCopy } from '../../../copy/contact-info';
import { taxCodeCopy } from '../../../copy/tax-code';
import { subPageRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { EmailField } from '../../../ui/fields/EmailField';
import { TextField } from '../../../ui/fields/TextField';
import { StepForm } from '../../../ui/form/StepForm';
import { NewTabLink } from '../../../ui/shell/NewTabLink';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { TaxCodeField } from '../../shared/TaxCodeField';
import { useFocusWanted } from '../../shared/useFocusWanted';
import { ForgottenTaxCode } from './ForgottenTaxCode';
import styles from './Greeting.module.css';
import { PromoCode } from './PromoCode';
import { useGreetingForm } from './useGreetingForm';

function Consents() {
  const { links } = useAppSelector(selectConfig);
  const { before, privacy, between, informationSheet, after } = greetingCopy.consents;
  return (
    <p className={styles.consents}>
      {before}
      <NewTabLink href={links.privacy}>{privacy}</NewTabLink>
      {between}
      <NewTabLink href={links.informationSheet}>{informationSheet}</NewTabLink>
      {after}
    </p>
  );
}

const taxCodePaths = { nome: 'anagrafica.nome', cognome: 'anagrafica.cognome', cf: 'anagrafica.cf' };
const forgotten = <ForgottenTaxCode paths={taxCodePaths} />;

export function Greeting() {
  const dispatch = useAppDispatch();
  const { form, taxCodeCheck } = useGreetingForm();
  useFocusWanted();
  return (
    <>
      <PageHeading lead={greetingCopy.lead}>{greetingCopy.title}</PageHeading>
      <StepForm {...form} onBack={() => dispatch(subPageRequested(contactPages.intro))}>
        <Section>
          <TextField
            name="anagrafica.nome"
            label={greetingCopy.nome}
            hint={greetingCopy.nomeHint}
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField
            name="anagrafica.cognome"
            label={greetingCopy.cognome}
            hint={greetingCopy.nameHint}
            autoComplete="family-name"
            autoCapitalize="words"
          />
          <TaxCodeField
            label={greetingCopy.cf}
            hint={taxCodeCopy.hint}
            paths={taxCodePaths}
            taxCodeCheck={taxCodeCheck}
            help={forgotten}
          />
          <EmailField name="email.email" label={greetingCopy.email} hint={greetingCopy.emailHint} />
          {__BRAND__.features.promoCode && <PromoCode />}
          <Consents />
        </Section>
      </StepForm>
    </>
  );
}
