import { identificationCopy } from '../../../copy/identification';
import { useFieldValue } from '../../../ui/form/useFieldValue';
import { DocumentBack } from '../../../ui/shell/illustrations/DocumentBack';
import { DocumentFront } from '../../../ui/shell/illustrations/DocumentFront';
import { PassportInner } from '../../../ui/shell/illustrations/PassportInner';
import { PassportOuter } from '../../../ui/shell/illustrations/PassportOuter';
import { sidesOf, type DocumentRow } from './documentRows';
import { DocumentUpload } from './DocumentUpload';
import styles from './identification.module.css';

const art = {
  card: { front: <DocumentFront />, back: <DocumentBack /> },
  passport: { front: <PassportInner />, back: <PassportOuter /> },
} as const;

/** The two sides of a document, named by its type. */
export function DocumentUploads({ row }: { row: DocumentRow }) {
  const sides = sidesOf(useFieldValue(row.type));
  const labels = identificationCopy.document.sides[sides];
  return (
    <div className={styles.uploads}>
      <DocumentUpload {...row.front} label={labels.front} art={art[sides].front} />
      <DocumentUpload {...row.back} label={labels.back} art={art[sides].back} />
    </div>
  );
}
