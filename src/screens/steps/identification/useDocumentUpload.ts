import { useState } from 'react';
import { useDocumentPreviewQuery } from '../../../api/uploads';
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
  const upload = useFileUpload(
    (file) => ({ endpoint: 'documentUpload', request: { type, file }, path }),
    type,
  );
  const { version, hasStored } = upload;
  const [first] = useState(version);
  const [arrivals, setArrivals] = useState(0);
  const stored = useDocumentPreviewQuery({ type, version: version + arrivals });
  const preview = usePreview(stored.currentData ?? undefined);

  // What this box has sent, or has found at the start, it shows already.
  useArrival(path, () => {
    if (preview === undefined && !hasStored && upload.phase.name !== 'sending')
      setArrivals((before) => before + 1);
  });

  const asked = version + arrivals > first;
  const loading = stored.isFetching || (stored.currentData != null && preview === undefined);
  return {
    upload,
    /** The service's first word on whether there is a file. */
    checking: !asked && loading && upload.phase.name === 'rest',
    state: boxState(upload, {
      // A picture that could not be fetched is stored all the same.
      isStored:
        preview !== undefined || ((hasStored || arrivals > 0) && !loading) || (known && stored.isError),
      refreshing: asked && loading,
      preview,
    }),
  };
}
