import { useEffect } from 'react';
import { useDocumentInfoMutation } from '../../../api/uploads';
import { UPLOADED } from '../../../contract/rules/documents';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectGuid } from '../../../state/selectors';
import { componentMarked } from '../../../state/step';

/** An earlier visit may have left a video of which the step does not speak: the service is asked once. */
export function useStoredVideo(unknown: boolean) {
  const dispatch = useAppDispatch();
  const guid = useAppSelector(selectGuid);
  const [ask] = useDocumentInfoMutation();
  useEffect(() => {
    if (!unknown || guid === '') return;
    let current = true;
    void ask({ guid }).then(({ data }) => {
      if (!current || data?.data.videoUploaded !== true) return;
      dispatch(
        componentMarked({
          widget: 'video',
          component: 'docVideoCaptcha',
          value: UPLOADED,
          status: UPLOADED,
        }),
      );
    });
    return () => {
      current = false;
    };
  }, [unknown, guid, ask, dispatch]);
}
