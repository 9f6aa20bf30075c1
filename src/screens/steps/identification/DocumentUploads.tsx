import { useState } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { Notice } from '../../../ui/shell/Notice';
import { documentSides } from '../../shared/upload/documentSides';
import { Uploads } from '../../shared/upload/UploadCard';
import type { DocumentRow } from './documentRows';
import { DocumentUpload } from './DocumentUpload';
import { PhotoExamples } from './PhotoExamples';

/** The pictures may show another document if the type was changed after they were taken. */
function useTypeOfPictures(type: string) {
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

export function DocumentUploads({ row }: { row: DocumentRow }) {
  const type = useFieldValue(row.type);
  const { front, back } = documentSides(type);
  const { changed, onShown } = useTypeOfPictures(type);
  const { title, text } = identificationCopy.photo.typeChanged(front.label, back.label);
  return (
    <Uploads>
      {type !== '' && <PhotoExamples shape={front.shape} />}
      {changed && (
        <Notice tone="warning" live title={title}>
          <p>{text}</p>
        </Notice>
      )}
      <DocumentUpload
        {...row.front}
        {...front}
        side={{ side: 'front', documentType: type }}
        onShown={onShown}
      />
      <DocumentUpload {...row.back} {...back} side={{ side: 'back', documentType: type }} onShown={onShown} />
    </Uploads>
  );
}
