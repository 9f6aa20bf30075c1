import { useState } from 'react';
import { useDocumentPreviewQuery, useDocumentUploadMutation } from '../../../api/uploads';
import { boxState } from '../../shared/upload/boxState';
import { useFileUpload } from '../../shared/upload/useFileUpload';
import { usePreview } from './usePreview';

/** One side of a document: prepared, sent, shown as the service has it. */
export function useDocumentUpload(type: string) {
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
      isStored: preview !== undefined || (sent && !loading),
      refreshing: sent && loading,
      preview,
    }),
  };
}
