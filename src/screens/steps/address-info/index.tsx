import type { AddressInfoValues } from '../../../contract/steps/address-info';
import { addressInfoCopy } from '../../../copy/address-info';
import { personCorrectionRequested } from '../../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { supportHref } from '../../../state/support';
import { AddressBlock } from '../../../ui/fields/address/AddressBlock';
import { StepForm } from '../../../ui/form/StepForm';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Button, buttonClass } from '../../../ui/shell/Button';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { AddressChoice } from '../../shared/AddressChoice';
import { DataCard } from '../../shared/DataCard';
import { radioOptions } from '../../shared/fieldOptions';
import { useLookupCap } from '../../shared/useLookupCap';
import { BirthPlaceFinder } from './BirthPlaceFinder';
import { Citizenship } from './Citizenship';
import { Guardian } from './Guardian';
import styles from './PersonHelp.module.css';
import { useAddressInfoForm } from './useAddressInfoForm';

const { person: words } = addressInfoCopy;

/** The birthplace may be found later (BirthPlaceFinder). */
function PersonCard({ person }: { person: AddressInfoValues['codiceFiscale'] }) {
  const city = useFieldValue('codiceFiscale.citta');
  const province = useFieldValue('codiceFiscale.provincia');
  const place = city === '' || province === '' ? city : `${city} (${province})`;
  return (
    <DataCard
      title={words.title}
      text={words.text}
      items={[
        { label: words.nome, value: person.nome },
        { label: words.cognome, value: person.cognome },
        { label: words.data, value: person.data },
        { label: words.sesso, value: words.sexes[person.sesso] ?? person.sesso },
        { label: words.place, value: place },
        { label: words.cf, value: person.cf },
      ]}
    >
      <PersonHelp />
    </DataCard>
  );
}

/** The data follow from an earlier form and cannot be typed here. */
function PersonHelp() {
  const dispatch = useAppDispatch();
  const support = supportHref(useAppSelector(selectConfig));
  return (
    <div className={styles.help}>
      <p>{words.wrong}</p>
      <Button variant="link" onClick={() => dispatch(personCorrectionRequested())}>
        {words.correct}
      </Button>
      {support !== undefined && (
        <a className={buttonClass('link')} href={support}>
          {words.support}
        </a>
      )}
    </div>
  );
}

const { domicile, residence } = addressInfoCopy;
const domicileOptions = radioOptions(domicile.options);

export default function AddressInfo() {
  const { lookupCap, localities } = useLookupCap();
  const { form, taxCodeCheck, guardian } = useAddressInfoForm(localities);
  return (
    <ThemeRoot>
      <PageHeading lead={addressInfoCopy.lead}>{addressInfoCopy.title}</PageHeading>
      <StepForm {...form}>
        <PersonCard person={form.initialValues.codiceFiscale} />
        <BirthPlaceFinder {...form.initialValues.codiceFiscale} />
        <Section>
          <Citizenship />
        </Section>
        <Section title={residence.title} text={residence.text}>
          <AddressBlock prefix="residenza" lookupCap={lookupCap} />
        </Section>
        <Section title={domicile.title} text={domicile.text}>
          <AddressChoice
            prefix="domicilio"
            label={domicile.label}
            options={domicileOptions}
            lookupCap={lookupCap}
          />
        </Section>
        {guardian && <Guardian taxCodeCheck={taxCodeCheck} />}
      </StepForm>
    </ThemeRoot>
  );
}
