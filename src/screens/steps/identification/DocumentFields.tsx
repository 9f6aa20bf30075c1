import { useCallback, useMemo } from 'react';
import { documentTypes } from '../../../contract/documentTypes';
import { mayLackExpiry, NO_EXPIRY } from '../../../contract/expiry';
import {
  firstDocumentTypes,
  issuerOf,
  saysItalian,
  secondDocumentTypes,
} from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/selectors';
import { DateField } from '../../../ui/fields/DateField';
import { FieldRow } from '../../../ui/fields/FieldRow';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { UppercaseField } from '../../../ui/fields/UppercaseField';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { type DocumentRow, fieldsOfType } from './documentRows';
import { ExpiryField, NoExpiryField } from './ExpiryField';
import { PaperCardNotice } from './DocumentNotices';
import { useReadNote } from './ReadNote';

const copy = identificationCopy.document;

const labelled = (types: readonly string[]) =>
  types.map((value) => ({ value, label: copy.types[value] ?? value }));

/** The number of a health card is the tax code. */
export function DocumentTypeField({ row }: { row: DocumentRow }) {
  const { write, at } = useFormScope();
  const { cf } = useAppSelector(selectUser);
  const first = useFieldValue('documento.documento');
  const italian = saysItalian(useFieldValue('secondoDocumento.cittadinanzaItaliana'));
  const before = useFieldValue(row.type);
  const options = useMemo(
    () => labelled(row.which === 'first' ? firstDocumentTypes : secondDocumentTypes(italian, first)),
    [row, italian, first],
  );
  const fill = useCallback(
    (type: string) => {
      write(row.issuer, issuerOf(type));
      if (type === documentTypes.healthCard) write(row.number, cf);
      else if (before === documentTypes.healthCard) write(row.number, '');
      if (!mayLackExpiry(type) && at(row.expiryDate) === NO_EXPIRY) write(row.expiryDate, '');
    },
    [write, at, row, cf, before],
  );
  return <SelectField name={row.type} label={copy.type} options={options} onValueChange={fill} />;
}

export function DocumentFields({ row }: { row: DocumentRow }) {
  const type = useFieldValue(row.type);
  const { ownNumber, issue, expiry } = fieldsOfType(type);
  const number = useReadNote(row, 'number', copy.numberHints[type] ?? copy.numberFirst);
  return (
    <>
      <UppercaseField name={row.number} label={copy.number} {...number} disabled={!ownNumber} />
      {issue && <TextField name={row.city} label={copy.city} hint={copy.cityHint} autoComplete="off" />}
      {type === documentTypes.identityCard && <PaperCardNotice row={row} />}
      {issue && (
        <FieldRow>
          <DateField name={row.issueDate} label={copy.issueDate} />
          {expiry && <ExpiryField row={row} />}
        </FieldRow>
      )}
      {mayLackExpiry(type) && <NoExpiryField row={row} />}
      <TextField name={row.issuer} label={copy.issuer} hint={copy.issuerHint} autoComplete="off" />
    </>
  );
}
