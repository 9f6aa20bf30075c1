import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { UPLOADED } from '../../../contract/rules/documents';
import type { ReadingContext } from '../../../contract/readingAdvice';
import type { DocumentShape } from '../../../capture/photo/PhotoCamera';
import { useAppSelector } from '../../../state/hooks';
import { selectReading } from '../../../state/selectors';
import { fieldId } from '../../../ui/form/fieldId';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { UploadField } from '../../../capture/upload/UploadField';
import type { UploadState } from '../../../capture/upload/uploadState';
import { UploadCard } from '../../shared/upload/UploadCard';
import { ReadingNotice } from '../../shared/upload/ReadingNotice';
import styles from './identification.module.css';
import { useDocumentUpload } from './useDocumentUpload';

export interface DocumentUploadProps {
  /** Formik path of the component that says 'valid' once the file is stored. */
  name: string;
  uploadType: string;
  label: string;
  art: ReactNode;
  shape?: DocumentShape;
  side?: Pick<ReadingContext, 'side' | 'documentType'>;
  onShown?: () => void;
}

export function DocumentUpload({ name, uploadType, label, art, shape, side, onShown }: DocumentUploadProps) {
  const known = useFieldValue(name) === UPLOADED;
  const reading = useAppSelector(selectReading(uploadType));
  const { upload, checking, state } = useDocumentUpload({ type: uploadType, path: name, known });
  useShown(state, onShown);
  if (checking) return <UploadSkeleton />;
  return (
    <>
      <UploadCard
        id={fieldId(name)}
        type={uploadType}
        label={label}
        art={art}
        shape={shape}
        upload={upload}
        state={state}
      >
        {(box) => <UploadField {...box} name={name} uploadedValue={UPLOADED} />}
      </UploadCard>
      {side && reading && state.status === 'done' && <ReadingNotice reading={reading} {...side} />}
    </>
  );
}

/** Each stored file has its own preview. */
function useShown(state: UploadState, onShown: (() => void) | undefined) {
  const url = state.status === 'done' ? state.preview?.url : undefined;
  const tell = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (url !== undefined) tell();
  }, [url]);
}

const UploadSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />;
