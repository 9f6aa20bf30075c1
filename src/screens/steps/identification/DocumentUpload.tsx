import type { ReactNode } from 'react';
import { UPLOADED } from '../../../contract/rules/documents';
import { fieldId } from '../../../ui/form/fieldId';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { UploadField } from '../../../ui/upload/UploadField';
import { UploadCard } from '../../shared/upload/UploadCard';
import styles from './identification.module.css';
import { useDocumentUpload } from './useDocumentUpload';

export interface DocumentUploadProps {
  /** Formik path of the component that says 'valid' once the file is stored. */
  name: string;
  /** Upload type on the wire. */
  uploadType: string;
  label: string;
  art: ReactNode;
}

/** The box of one side: a file, or a picture taken now. */
export function DocumentUpload({ name, uploadType, label, art }: DocumentUploadProps) {
  const known = useFieldValue(name) === UPLOADED;
  const { upload, checking, state } = useDocumentUpload({ type: uploadType, path: name, known });
  if (checking) return <UploadSkeleton />;
  return (
    <UploadCard id={fieldId(name)} label={label} art={art} upload={upload} state={state}>
      {(box) => <UploadField {...box} name={name} uploadedValue={UPLOADED} />}
    </UploadCard>
  );
}

const UploadSkeleton = () => <div className={styles.skeleton} aria-hidden="true" />;
