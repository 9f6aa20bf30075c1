import { type ReactNode, useState } from 'react';
import { uploadKey } from '../../api/uploadProgress';
import { UploadBox } from '../../capture/upload/UploadBox';
import type { UploadPreview } from '../../capture/upload/uploadState';
import { useObjectUrl } from '../../capture/useObjectUrl';
import { isAdditional } from '../../contract/states';
import { isVideoUpload } from '../../contract/uploads';
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

const kindOf = (type: string, file: File): UploadPreview['kind'] => {
  if (isVideoUpload(type)) return 'video';
  return file.type === 'application/pdf' ? 'pdf' : 'image';
};

/** The preview is the applicant's file, as the service has none. */
function useReuploadFile(item: PaperworkDetail, { type, isStored }: AskedFile) {
  const guid = useAppSelector(selectResume).reupload?.guid ?? '';
  const { barCode } = item;
  const [stored, setStored] = useState<File>();
  const url = useObjectUrl(stored);
  const upload = useFileUpload(
    (file) => ({
      endpoint: isAdditional(item) ? 'uploadAdditionalDoc' : 'contactUpload',
      request: { type, file, barCode, guid },
    }),
    { key: uploadKey(type, barCode), type },
    setStored,
  );
  const preview = stored && {
    kind: kindOf(type, stored),
    url,
    fileName: stored.name,
  };
  return { upload, state: boxState(upload, { isStored: isStored || upload.hasStored, preview }) };
}

interface ReuploadFileProps {
  item: PaperworkDetail;
  file: AskedFile;
  missing: boolean;
}

export function ReuploadFile({ item, file, missing }: ReuploadFileProps) {
  const { upload, state } = useReuploadFile(item, file);
  return (
    <UploadCard {...file} upload={upload} state={state}>
      {(box) => <UploadBox {...box} id={file.id} error={missing ? reuploadCopy.missing : undefined} />}
    </UploadCard>
  );
}

interface AskedItemProps {
  item: PaperworkDetail;
  /** What replaces it is there, but was not given back yet. */
  replaced: boolean;
  children: ReactNode;
}

const REPLACED = { label: reuploadCopy.replaced, tone: 'info' } as const;

export function AskedItem({ item, replaced, children }: AskedItemProps) {
  const { label, tone } = replaced ? REPLACED : labelOf(item);
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
