import { useFieldValue } from '../../../ui/form/useFieldValue';
import { documentSides } from '../../shared/upload/documentSides';
import { Uploads } from '../../shared/upload/Uploads';
import type { DocumentRow } from './documentRows';
import { DocumentUpload } from './DocumentUpload';

/** The two sides of a document, named by its type. */
export function DocumentUploads({ row }: { row: DocumentRow }) {
  const sides = documentSides(useFieldValue(row.type));
  return (
    <Uploads>
      <DocumentUpload {...row.front} {...sides.front} />
      <DocumentUpload {...row.back} {...sides.back} />
    </Uploads>
  );
}
