import { useState } from 'react';
import { useDocumentPreviewQuery, useDocumentUploadMutation } from '../../../api/uploads';
import { boxState } from '../../shared/upload/boxState';
import { useFileUpload } from '../../shared/upload/useFileUpload';
import { usePreview } from './usePreview';

/** One side of a document: prepared, sent, shown as the service has it. `known`: its step says that there is one. */
export function useDocumentUpload(type: string, known: boolean) {
  const [version, setVersion] = useState(0);
  const [post] = useDocumentUploadMutation();
  const stored = useDocumentPreviewQuery({ type, version });
  const preview = usePreview(stored.currentData ?? undefined);
  const upload = useFileUpload(
    type,
    (file) => post({ type, file }).unwrap(),
    () => setVersion((before) => before + 1),
  );

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
