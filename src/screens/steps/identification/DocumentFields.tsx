import { identificationCopy } from '../../../copy/identification';
import { DateField } from '../../../ui/fields/DateField';
import { FieldRow } from '../../../ui/fields/FieldRow';
import { TextField } from '../../../ui/fields/TextField';
import { UppercaseField } from '../../../ui/fields/UppercaseField';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { fieldsOfType, type DocumentRow } from './documentRows';

const copy = identificationCopy.document;

/** The data of a document, by its type. */
export function DocumentFields({ row }: { row: DocumentRow }) {
  const type = useFieldValue(row.type);
  const { ownNumber, issue, expiry } = fieldsOfType(type);
  return (
    <>
      <UppercaseField
        name={row.number}
        label={copy.number}
        hint={copy.numberHints[type] ?? copy.numberFirst}
        disabled={!ownNumber}
      />
      {issue && <TextField name={row.city} label={copy.city} hint={copy.cityHint} autoComplete="off" />}
      {issue && (
        <FieldRow>
          <DateField name={row.issueDate} label={copy.issueDate} />
          {expiry && <DateField name={row.expiryDate} label={copy.expiryDate} hint={copy.expiryHint} />}
        </FieldRow>
      )}
      <TextField name={row.issuer} label={copy.issuer} hint={copy.issuerHint} autoComplete="off" />
    </>
  );
}
