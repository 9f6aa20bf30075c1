import { addressInfoCopy } from '../../../copy/address-info';
import { AddressBlock } from '../../../ui/fields/address/AddressBlock';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { AddressChoice } from '../../shared/AddressChoice';
import { radioOptions } from '../../shared/radioOptions';
import { useLookupCap } from '../../shared/useLookupCap';
import { Citizenship } from './Citizenship';
import { Guardian } from './Guardian';
import { PersonCard } from './PersonCard';
import { useAddressInfoForm } from './useAddressInfoForm';

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
