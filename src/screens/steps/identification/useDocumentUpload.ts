import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDocumentPreviewQuery } from '../../../api/uploads';
import { type ApiError, isApiError } from '../../../contract/errors';
import type { UploadPreview } from '../../../capture/upload/uploadState';
import { UPLOADED } from '../../../contract/rules/documents';
import { isVideoUpload } from '../../../contract/uploads';
import { useAppSelector } from '../../../state/hooks';
import { selectStep } from '../../../state/selectors';
import { boxState } from '../../shared/upload/boxState';
import { useFileUpload } from '../../shared/upload/useFileUpload';

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

/** Stored files of a document that are no pictures are PDFs. */
const kindOf = (url: string): Promise<UploadPreview['kind']> =>
  new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve('image');
    image.onerror = () => resolve('pdf');
    image.src = url;
  });

function usePreview(url: string | undefined, isVideo: boolean): UploadPreview | undefined {
  const [preview, setPreview] = useState<UploadPreview>();
  useEffect(() => {
    if (url === undefined) return;
    let current = true;
    void (isVideo ? Promise.resolve('video' as const) : kindOf(url)).then((kind) => {
      if (current) setPreview({ kind, url });
    });
    return () => {
      current = false;
    };
  }, [url, isVideo]);
  return preview?.url === url ? preview : undefined;
}

interface DocumentSide {
  readonly type: string;
  readonly path: string;
  readonly known: boolean;
}

/** Whether the service has understood the call and cannot give the file: an HTTP error may pass. */
const isRefused = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'business' && (error.httpStatus ?? 200) < 400;

/** Milliseconds before a preview that was lost with the line is fetched again, at most once each. */
const PAUSES: readonly number[] = [3_000, 10_000, 30_000];

/**
 * When the browser is online again, and after a while, as not every connection reports its return. Returns
 * how often it has fetched again.
 */
function useFetchedAgain(isLost: boolean, fetchAgain: () => unknown): number {
  const [times, setTimes] = useState(0);
  const again = useEffectEvent(() => {
    setTimes((before) => before + 1);
    void fetchAgain();
  });
  useEffect(() => {
    if (!isLost) return;
    const online = () => again();
    window.addEventListener('online', online);
    const pause = PAUSES[times];
    const timer = pause === undefined ? undefined : setTimeout(() => again(), pause);
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(timer);
    };
  }, [isLost, times]);
  return times;
}

export function useDocumentUpload({ type, path, known }: DocumentSide) {
  const upload = useFileUpload((file) => ({ endpoint: 'documentUpload', request: { type, file }, path }), {
    key: type,
    type,
  });
  const { version, hasStored } = upload;
  const [first] = useState(version);
  const [arrivals, setArrivals] = useState(0);
  const stored = useDocumentPreviewQuery({ type, version: version + arrivals });
  const preview = usePreview(stored.currentData ?? undefined, isVideoUpload(type));

  // The box already shows files that it sent or found initially.
  useArrival(path, () => {
    if (preview === undefined && !hasStored && upload.phase.name !== 'sending')
      setArrivals((before) => before + 1);
  });

  const lost = isRefused(stored.error) ? stored.error.message : undefined;
  const times = useFetchedAgain(stored.isError && lost === undefined, stored.refetch);
  const asked = version + arrivals > first;
  // A repeated fetch is not shown: the box stays as it is.
  const loading = times === 0 && (stored.isFetching || (stored.currentData != null && preview === undefined));
  return {
    upload,
    /** The first request for the stored file is running. */
    checking: !asked && loading && upload.phase.name === 'rest',
    state: boxState(upload, {
      // The file is stored even if its preview could not be loaded.
      isStored:
        preview !== undefined ||
        ((hasStored || arrivals > 0) && !loading) ||
        (known && (stored.isError || (times > 0 && stored.currentData !== null))),
      refreshing: asked && loading,
      lost,
      preview,
    }),
  };
}
