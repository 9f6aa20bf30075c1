import dayjs from 'dayjs';
import { DATE_FORMAT } from '../../../contract/limits';
import { cleanVatNumber } from '../../../contract/text';
import { companyInfoCopy } from '../../../copy/company-info';
import { useAppSelector } from '../../../state/hooks';
import { selectToday } from '../../../state/selectors';
import { AmountField } from '../../../ui/fields/AmountField';
import { DateField } from '../../../ui/fields/DateField';
import { FieldRow } from '../../../ui/fields/FieldRow';
import { TextField } from '../../../ui/fields/TextField';
import { Section } from '../../../ui/shell/Section';
import { BusinessName } from './BusinessName';
import { TurnoverHelp } from './TurnoverHelp';

const { company } = companyInfoCopy;
const turnoverHelp = <TurnoverHelp />;

export function CompanyData() {
  const today = useAppSelector(selectToday);
  return (
    <Section title={company.title}>
      <BusinessName />
      <FieldRow>
        <TextField
          name="azienda.partitaIva"
          label={company.partitaIva}
          hint={company.partitaIvaHint}
          autoComplete="off"
          inputMode="numeric"
          rewrite={cleanVatNumber}
        />
        <DateField
          name="azienda.dataCostituzione"
          label={company.dataCostituzione}
          hint={company.dataCostituzioneHint}
          max={today === '' ? undefined : dayjs(today).format(DATE_FORMAT)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="azienda.numAddetti"
          label={company.numAddetti}
          hint={company.numAddettiHint}
          autoComplete="off"
          inputMode="numeric"
        />
        <AmountField
          name="azienda.fatturato"
          label={company.fatturato}
          hint={company.fatturatoHint}
          help={turnoverHelp}
        />
      </FieldRow>
    </Section>
  );
}
