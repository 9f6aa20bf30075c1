import { addressInfoCopy } from '../../../copy/address-info';
import { taxCodeCopy } from '../../../copy/tax-code';
import { EmailField } from '../../../ui/fields/EmailField';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { TextField } from '../../../ui/fields/TextField';
import { Section } from '../../../ui/shell/Section';
import { TaxCodeField } from '../../shared/TaxCodeField';
import type { TaxCodeCheck } from '../../shared/useTaxCodeCheck';

const { guardian } = addressInfoCopy;
const taxCodePaths = { nome: 'tutore.tutoreNome', cognome: 'tutore.tutoreCognome', cf: 'tutore.tutoreCf' };

/** The guardian is another person: the browser must not autofill the applicant's data. */
export function Guardian({ taxCodeCheck }: { taxCodeCheck: TaxCodeCheck }) {
  return (
    <Section title={guardian.title} text={guardian.text}>
      <TextField
        name="tutore.tutoreNome"
        label={guardian.tutoreNome}
        hint={guardian.nameHint}
        autoComplete="section-tutore given-name"
        autoCapitalize="words"
      />
      <TextField
        name="tutore.tutoreCognome"
        label={guardian.tutoreCognome}
        hint={guardian.nameHint}
        autoComplete="section-tutore family-name"
        autoCapitalize="words"
      />
      <TaxCodeField
        label={guardian.tutoreCf}
        hint={taxCodeCopy.hint}
        paths={taxCodePaths}
        taxCodeCheck={taxCodeCheck}
      />
      <EmailField
        name="tutore.tutoreEmail"
        label={guardian.tutoreEmail}
        autoComplete="section-tutore email"
      />
      <PhoneField
        name="tutore.tutoreCellulare"
        label={guardian.tutoreCellulare}
        mobile
        autoComplete="section-tutore tel-national"
      />
    </Section>
  );
}
