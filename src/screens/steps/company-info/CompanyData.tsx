import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { DATE_FORMAT } from '../../../contract/limits';
import { COMPANY_FORM_REFUSED } from '../../../contract/rules/company';
import { cleanVatNumber } from '../../../contract/text';
import { companyInfoCopy } from '../../../copy/company-info';
import { useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { selectToday } from '../../../state/today';
import { supportHref } from '../../../state/support';
import { AmountField } from '../../../ui/fields/AmountField';
import { DateField } from '../../../ui/fields/DateField';
import { FieldRow } from '../../../ui/fields/FieldRow';
import { TextField } from '../../../ui/fields/TextField';
import { useFieldActions } from '../../../ui/form/useBoundField';
import { Button, buttonClass } from '../../../ui/shell/Button';
import { InfoDialog } from '../../../ui/shell/InfoDialog';
import { Section } from '../../../ui/shell/Section';

const NAME = 'azienda.ragioneSociale';
const { company, turnoverHelp } = companyInfoCopy;

/** Some honest names are refused for a company form (docs/decisions/text.md): support can help. */
function BusinessName() {
  const support = supportHref(useAppSelector(selectConfig));
  const { error } = useFieldActions<string>(NAME);
  const refused = error === COMPANY_FORM_REFUSED;
  const help = useMemo(
    () =>
      refused && support !== undefined ? (
        <a className={buttonClass('link')} href={support}>
          {company.refusedSupport}
        </a>
      ) : undefined,
    [refused, support],
  );
  return (
    <TextField
      name={NAME}
      label={company.ragioneSociale}
      hint={company.ragioneSocialeHint}
      help={help}
      autoComplete="organization"
      autoCapitalize="words"
    />
  );
}

function TurnoverHelp() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {turnoverHelp.open}
      </Button>
      {createPortal(
        <InfoDialog open={open} title={turnoverHelp.title} onClose={() => setOpen(false)}>
          {turnoverHelp.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </InfoDialog>,
        document.body,
      )}
    </>
  );
}

const turnoverHelpLink = <TurnoverHelp />;
const employeesAdvice = (text: string) => (text === '' ? undefined : company.numAddettiAdvice);

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
          max={dayjs(today).format(DATE_FORMAT)}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="azienda.numAddetti"
          label={company.numAddetti}
          hint={company.numAddettiHint}
          advise={employeesAdvice}
          autoComplete="off"
          inputMode="numeric"
        />
        <AmountField
          name="azienda.fatturato"
          label={company.fatturato}
          hint={company.fatturatoHint}
          help={turnoverHelpLink}
        />
      </FieldRow>
    </Section>
  );
}
