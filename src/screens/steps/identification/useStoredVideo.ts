import { useEffect } from 'react';
import { useDocumentInfoMutation } from '../../../api/uploads';
import { UPLOADED } from '../../../contract/rules/documents';
import { VIDEO_UPLOAD_TYPE } from '../../../contract/uploads';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { VideoState } from '../../../state/identification';
import { selectGuid, selectUpload } from '../../../state/selectors';
import { componentMarked } from '../../../state/step';

/** The step does not say whether the service has a video of an earlier visit or of a failed upload. */
export function useStoredVideo({ status }: VideoState) {
  const dispatch = useAppDispatch();
  const guid = useAppSelector(selectGuid);
  const [ask] = useDocumentInfoMutation();
  const stopped = useAppSelector(selectUpload(VIDEO_UPLOAD_TYPE))?.stopped ?? 0;
  const unknown = status === 'idle' || status === 'failed' || (status === 'done' && stopped > 0);
  useEffect(() => {
    if (!unknown || guid === '') return;
    let current = true;
    void ask({ guid }).then(({ data }) => {
      if (!current || !data) return;
      const { videoUploaded } = data.data;
      if (videoUploaded !== (status === 'idle')) return;
      const value = videoUploaded ? UPLOADED : '';
      dispatch(componentMarked({ widget: 'video', component: 'docVideoCaptcha', value, status: value }));
    });
    return () => {
      current = false;
    };
  }, [unknown, status, stopped, guid, ask, dispatch]);
}
