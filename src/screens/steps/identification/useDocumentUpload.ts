import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDocumentPreviewQuery } from '../../../api/uploads';
import type { UploadPreview } from '../../../capture/upload/uploadState';
import { UPLOADED } from '../../../contract/rules/documents';
import { useAppSelector } from '../../../state/hooks';
import { selectStep } from '../../../state/selectors';
import { boxState } from '../../shared/upload/boxState';
import { useFileUpload } from '../../shared/upload/useFileUpload';

/** Calls `onArrival` when another device has sent the component's file. */
function useArrival(path: string, onArrival: () => void): void {
  const stored = useAppSelector((state) =>
    selectStep(state).widgets.some(({ name, components }) =>
      components.some((one) => `${name}.${one.name}` === path && one.value === UPLOADED),
    ),
  );
  const before = useRef(stored);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    if (stored && !before.current) tell();
    before.current = stored;
  }, [stored]);
}

/** Detects whether the object URL is a picture. Other stored files are PDFs. */
const kindOf = (url: string): Promise<UploadPreview['kind']> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve('image');
    image.onerror = () => resolve('pdf');
    image.src = url;
  });

/** Returns the preview once it can be shown; undefined before, and if there is none. */
function usePreview(url: string | undefined): UploadPreview | undefined {
  const [preview, setPreview] = useState<UploadPreview>();
  useEffect(() => {
    if (url === undefined) return;
    let current = true;
    void kindOf(url).then((kind) => {
      if (current) setPreview({ kind, url });
    });
    return () => {
      current = false;
    };
  }, [url]);
  return preview?.url === url ? preview : undefined;
}

interface DocumentSide {
  /** Upload type. */
  readonly type: string;
  /** Path of the component that records the file. */
  readonly path: string;
  /** The form has a file. */
  readonly known: boolean;
}

/** Uploads one side of a document, and shows a file sent by another device. */
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

  // The box already shows files that it sent or found initially.
  useArrival(path, () => {
    if (preview === undefined && !hasStored && upload.phase.name !== 'sending')
      setArrivals((before) => before + 1);
  });

  const asked = version + arrivals > first;
  const loading = stored.isFetching || (stored.currentData != null && preview === undefined);
  return {
    upload,
    /** The first request for the stored file is running. */
    checking: !asked && loading && upload.phase.name === 'rest',
    state: boxState(upload, {
      // The file is stored even if its preview could not be loaded.
      isStored:
        preview !== undefined || ((hasStored || arrivals > 0) && !loading) || (known && stored.isError),
      refreshing: asked && loading,
      preview,
    }),
  };
}
