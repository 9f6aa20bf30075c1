import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { UploadBox } from '../../capture/upload/UploadBox';
import { UploadCard } from '../shared/upload/UploadCard';
import type { AskedFile } from './items';
import { useReuploadFile } from './useReuploadFile';

export interface ReuploadFileProps {
  item: PaperworkDetail;
  file: AskedFile;
  /** Asked for at the last attempt to send. */
  missing: boolean;
  onStored: () => void;
}

/** The box of one file that is sent again. */
export function ReuploadFile({ item, file, missing, onStored }: ReuploadFileProps) {
  const { upload, state } = useReuploadFile(item, file, onStored);
  return (
    <UploadCard {...file} upload={upload} state={state}>
      {(box) => <UploadBox {...box} id={file.id} error={missing ? reuploadCopy.missing : undefined} />}
    </UploadCard>
  );
}
