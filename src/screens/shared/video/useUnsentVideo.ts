import { useCallback, useMemo } from 'react';
import { fileOf, keepFile } from '../../../api/files';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { videoKept } from '../../../state/identification';
import { selectUnsentVideo } from '../../../state/selectors';
import type { UnsentClip } from '../../../capture/video/clip';

/** The clip that waits to be sent. It outlives the page; the flow lets go of its bytes. */
export function useUnsentVideo() {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectUnsentVideo);
  const clip = useMemo((): UnsentClip | undefined => {
    const blob = kept ? fileOf(kept.file) : undefined;
    return blob && kept ? { blob, fromCamera: kept.fromCamera, silent: kept.silent } : undefined;
  }, [kept]);

  const keep = useCallback(
    ({ blob, fromCamera, silent }: UnsentClip) =>
      void dispatch(videoKept({ file: keepFile(blob, 'video'), fromCamera, silent })),
    [dispatch],
  );
  const drop = useCallback(() => void dispatch(videoKept(null)), [dispatch]);
  return { clip, keep, drop };
}
