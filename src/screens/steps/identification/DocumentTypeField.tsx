import { useCallback, useMemo } from 'react';
import { documentTypes } from '../../../contract/documentTypes';
import { firstDocumentTypes, issuerOf, secondDocumentTypes } from '../../../contract/rules/documents';
import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectUser } from '../../../state/selectors';
import { SelectField } from '../../../ui/fields/SelectField';
import { useFormScope } from '../../../ui/form/FormScope';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import type { DocumentRow } from './documentRows';

const copy = identificationCopy.document;

const labelled = (types: readonly string[]) =>
  types.map((value) => ({ value, label: copy.types[value] ?? value }));

/** The choice of type, and what it fills in: the issuer; for the health card the number, which is the tax code. */
export function DocumentTypeField({ row }: { row: DocumentRow }) {
  const { write } = useFormScope();
  const { cf } = useAppSelector(selectUser);
  const first = useFieldValue('documento.documento');
  const italian = useFieldValue('secondoDocumento.cittadinanzaItaliana') !== 'false';
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
    },
    [write, row, cf, before],
  );
  return <SelectField name={row.type} label={copy.type} options={options} onValueChange={fill} />;
}
