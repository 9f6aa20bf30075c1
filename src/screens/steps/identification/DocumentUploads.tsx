import { identificationCopy } from '../../../copy/identification';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Notice } from '../../../ui/shell/Notice';
import { documentSides } from '../../shared/upload/documentSides';
import { Uploads } from '../../shared/upload/Uploads';
import type { DocumentRow } from './documentRows';
import { DocumentUpload } from './DocumentUpload';
import { useTypeOfPictures } from './useTypeOfPictures';

/** The two sides of a document, named by its type. */
export function DocumentUploads({ row }: { row: DocumentRow }) {
  const type = useFieldValue(row.type);
  const { front, back } = documentSides(type);
  const { changed, onShown } = useTypeOfPictures(type);
  const { title, text } = identificationCopy.photo.typeChanged(front.label, back.label);
  return (
    <Uploads>
      {changed && (
        <Notice tone="warning" live title={title}>
          <p>{text}</p>
        </Notice>
      )}
      <DocumentUpload {...row.front} {...front} onShown={onShown} />
      <DocumentUpload {...row.back} {...back} onShown={onShown} />
    </Uploads>
  );
}
