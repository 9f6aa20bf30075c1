import { useMemo } from 'react';
import { COMPANY_FORM_REFUSED } from '../../../contract/rules/company';
import { companyInfoCopy } from '../../../copy/company-info';
import { useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { TextField } from '../../../ui/fields/TextField';
import { useBoundField } from '../../../ui/form/useBoundField';
import { buttonClass } from '../../../ui/shell/Button';

const NAME = 'azienda.ragioneSociale';
const { company } = companyInfoCopy;

/** Whoever is refused for a company's form finds the way to support under the message. */
export function BusinessName() {
  const { support } = useAppSelector(selectConfig).links;
  const { error } = useBoundField<string>(NAME, '');
  const refused = error === COMPANY_FORM_REFUSED;
  const help = useMemo(
    () =>
      refused ? (
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
