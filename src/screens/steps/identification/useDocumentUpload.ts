import { useState } from 'react';
import { useDocumentPreviewQuery, useDocumentUploadMutation } from '../../../api/uploads';
import { boxState } from '../../shared/upload/boxState';
import { useFileUpload } from '../../shared/upload/useFileUpload';
import { useArrival } from './useArrival';
import { usePreview } from './usePreview';

export interface DocumentSide {
  /** On the wire. */
  readonly type: string;
  /** Of the component that says whether there is a file. */
  readonly path: string;
  /** The form says that there is one. */
  readonly known: boolean;
}

/** One side of a document: prepared, sent, shown as the service has it, also where another device has sent it. */
export function useDocumentUpload({ type, path, known }: DocumentSide) {
  const [version, setVersion] = useState(0);
  const [post] = useDocumentUploadMutation();
  const stored = useDocumentPreviewQuery({ type, version });
  const preview = usePreview(stored.currentData ?? undefined);
  const upload = useFileUpload(
    type,
    (file) => post({ type, file }).unwrap(),
    () => setVersion((before) => before + 1),
  );

  // What this box has sent, or has found at the start, it shows already.
  useArrival(path, () => {
    if (preview === undefined) setVersion((before) => before + 1);
  });

  const sent = version > 0;
  const loading = stored.isFetching || (stored.currentData != null && preview === undefined);
  return {
    upload,
    /** The service's first word on whether there is a file. */
    checking: !sent && loading,
    state: boxState(upload, {
      // A picture that could not be fetched is stored all the same.
      isStored: preview !== undefined || (sent && !loading) || (known && stored.isError),
      refreshing: sent && loading,
      preview,
    }),
  };
}
