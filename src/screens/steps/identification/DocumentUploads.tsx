import { useState } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Notice } from '../../../ui/shell/Notice';
import { documentSides } from '../../shared/upload/documentSides';
import { Uploads } from '../../shared/upload/UploadCard';
import type { DocumentRow } from './documentRows';
import { DocumentUpload } from './DocumentUpload';

/**
 * Whether the pictures may be of another document: the type was changed after they came. It no longer is where one side
 * is replaced, or the type is what it was.
 */
function useTypeOfPictures(type: string) {
  /** The type when the last picture came; '' before one came under any. */
  const [shown, setShown] = useState(false);
  const [typeThen, setTypeThen] = useState('');
  if (shown && typeThen === '' && type !== '') setTypeThen(type);
  return {
    changed: typeThen !== '' && type !== '' && type !== typeThen,
    onShown: () => {
      setShown(true);
      setTypeThen(type);
    },
  };
}

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
