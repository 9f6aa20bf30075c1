import { useState } from 'react';
import { uploadKey } from '../../api/progress';
import { isAdditional } from '../../contract/states';
import type { PaperworkDetail } from '../../contract/wire';
import { useAppSelector } from '../../state/hooks';
import { selectResume } from '../../state/selectors';
import { useObjectUrl } from '../../capture/useObjectUrl';
import { boxState } from '../shared/upload/boxState';
import { useFileUpload } from '../shared/upload/useFileUpload';
import type { AskedFile } from './items';

/** One side of a document that is sent again; the service shows none of these, so the preview is the applicant's own file. */
export function useReuploadFile(item: PaperworkDetail, { type, isStored }: AskedFile, onStored: () => void) {
  const guid = useAppSelector(selectResume).reupload?.guid ?? '';
  const { barCode } = item;
  const [stored, setStored] = useState<File>();
  const url = useObjectUrl(stored);
  const upload = useFileUpload(
    (file) => ({
      endpoint: isAdditional(item) ? 'uploadAdditionalDoc' : 'contactUpload',
      request: { type, file, barCode, guid },
    }),
    uploadKey(type, barCode),
    (file) => {
      setStored(file);
      onStored();
    },
  );
  const preview = stored && {
    kind: stored.type === 'application/pdf' ? ('pdf' as const) : ('image' as const),
    url,
    fileName: stored.name,
  };
  return { upload, state: boxState(upload, { isStored: isStored || upload.hasStored, preview }) };
}
