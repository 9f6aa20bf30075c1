import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDocumentPreviewQuery } from '../../../api/uploads';
import type { UploadPreview } from '../../../capture/upload/uploadState';
import { UPLOADED } from '../../../contract/rules/documents';
import { useAppSelector } from '../../../state/hooks';
import { selectStep } from '../../../state/selectors';
import { boxState } from '../../shared/upload/boxState';
import { useFileUpload } from '../../shared/upload/useFileUpload';

/** Tells when the step comes to say of a component that its file is there: another device has sent it. */
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

/** Whether what lies at an object URL is a picture; the rest of what is stored is PDF. */
const kindOf = (url: string): Promise<UploadPreview['kind']> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve('image');
    image.onerror = () => resolve('pdf');
    image.src = url;
  });

/** The preview at an object URL once it can be shown; undefined until then and where there is none. */
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
