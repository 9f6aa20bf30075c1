import { companyInfo } from '../../../contract/steps/company-info';
import { companyInfoCopy } from '../../../copy/company-info';
import { AddressBlock } from '../../../ui/fields/address/AddressBlock';
import { StepForm } from '../../../ui/form/StepForm';
import { PageHeading } from '../../../ui/shell/PageHeading';
import { Section } from '../../../ui/shell/Section';
import { ThemeRoot } from '../../../ui/theme/ThemeRoot';
import { AddressChoice } from '../../shared/AddressChoice';
import { radioOptions } from '../../shared/fieldOptions';
import { useLookupCap } from '../../shared/useLookupCap';
import { addressWords, useKnownAddress } from '../../shared/useKnownAddress';
import { useStepForm } from '../../shared/useStepForm';
import { BusinessContacts } from './BusinessContacts';
import { CompanyData } from './CompanyData';

const { legalSeat, administrativeSeat } = companyInfoCopy;
const seatOptions = radioOptions(administrativeSeat.options);

export default function CompanyInfo() {
  const { lookupCap, localities } = useLookupCap();
  const form = useStepForm('company-info', companyInfo, localities);
  const residence = useKnownAddress('residenza');
  const known = residence && { label: legalSeat.asResidence(addressWords(residence)), address: residence };
  return (
    <ThemeRoot>
      <PageHeading lead={companyInfoCopy.lead}>{companyInfoCopy.title}</PageHeading>
      <StepForm {...form}>
        <CompanyData />
        <BusinessContacts />
        <Section title={legalSeat.title} text={legalSeat.text}>
          <AddressBlock prefix="sedeLegale" lookupCap={lookupCap} known={known} />
        </Section>
        <Section title={administrativeSeat.title} text={administrativeSeat.text}>
          <AddressChoice
            prefix="sedeAmministrativa"
            label={administrativeSeat.label}
            options={seatOptions}
            lookupCap={lookupCap}
          />
        </Section>
      </StepForm>
    </ThemeRoot>
  );
}
