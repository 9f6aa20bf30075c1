import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { selectStep } from '../../../state/selectors';
import type * as Photos from './keptPhotos';
import type { FileUpload } from './useFileUpload';

/**
 * Does nothing where the chunk is lost. One that failed while it was evaluated is an empty module when it is
 * imported again.
 */
const withPhotos = async <T>(act: (photos: typeof Photos) => Promise<T>): Promise<T | undefined> => {
  try {
    return await act(await import(/* webpackChunkName: "photos" */ './keptPhotos'));
  } catch {
    return undefined;
  }
};

/** `photo`: one from before the page was ended. */
export function useKeptPhoto(type: string, { phase, version }: FileUpload) {
  const { guid, contactId } = useAppSelector(selectStep);
  const [photo, setPhoto] = useState<File>();
  const [first] = useState(version);
  const place = { guid, contactId, type };
  const forget = () => {
    setPhoto(undefined);
    void withPhotos(({ forgetPhoto }) => forgetPhoto({ guid, contactId, type }));
  };
  useEffect(() => {
    const own = { guid, contactId, type };
    let isCurrent = true;
    if (version > first) void withPhotos(({ forgetPhoto }) => forgetPhoto(own));
    else
      void withPhotos(({ keptPhoto }) => keptPhoto(own)).then((kept) => {
        if (isCurrent) setPhoto(kept);
      });
    return () => {
      isCurrent = false;
    };
  }, [guid, contactId, type, version, first]);
  return {
    photo: phase.name === 'rest' && version === first ? photo : undefined,
    keep: (file: File) => void withPhotos(({ keepPhoto }) => keepPhoto(place, file)),
    forget,
  };
}
