import { type ReactNode, useState } from 'react';
import { uploadKey } from '../../api/uploadProgress';
import { UploadBox } from '../../capture/upload/UploadBox';
import { useObjectUrl } from '../../capture/useObjectUrl';
import { isAdditional } from '../../contract/states';
import type { PaperworkDetail } from '../../contract/wire';
import { reuploadCopy } from '../../copy/reupload';
import { useAppSelector } from '../../state/hooks';
import { selectResume } from '../../state/selectors';
import { Notice } from '../../ui/shell/Notice';
import { Section } from '../../ui/shell/Section';
import { StateChip } from '../shared/StateChip';
import { boxState } from '../shared/upload/boxState';
import { UploadCard } from '../shared/upload/UploadCard';
import { useFileUpload } from '../shared/upload/useFileUpload';
import { type AskedFile, labelOf, nameOf, reasonOf } from './items';

/**
 * State of one side of a document to replace. The preview is the applicant's file, as the service has none.
 */
function useReuploadFile(item: PaperworkDetail, { type, isStored }: AskedFile, onStored: () => void) {
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

interface ReuploadFileProps {
  item: PaperworkDetail;
  file: AskedFile;
  /** Missing at the last attempt to submit. */
  missing: boolean;
  onStored: () => void;
}

/** The upload box of one file to replace. */
export function ReuploadFile({ item, file, missing, onStored }: ReuploadFileProps) {
  const { upload, state } = useReuploadFile(item, file, onStored);
  return (
    <UploadCard {...file} upload={upload} state={state}>
      {(box) => <UploadBox {...box} id={file.id} error={missing ? reuploadCopy.missing : undefined} />}
    </UploadCard>
  );
}

/** A document to replace, with the reason and the upload boxes. */
export function AskedItem({ item, children }: { item: PaperworkDetail; children: ReactNode }) {
  const { label, tone } = labelOf(item);
  const reason = reasonOf(item);
  return (
    <Section title={nameOf(item)} text={<StateChip tone={tone}>{label}</StateChip>}>
      {reason === '' ? (
        <p>{reuploadCopy.asked}</p>
      ) : (
        <Notice tone="warning" title={reuploadCopy.reason}>
          <p>{reason}</p>
        </Notice>
      )}
      {children}
    </Section>
  );
}
