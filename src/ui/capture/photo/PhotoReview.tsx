import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../../copy/identification';
import { useObjectUrl } from '../useObjectUrl';
import styles from './PhotoDialog.module.css';

const copy = identificationCopy.photo;

/** The picture that was taken, to be looked at before it is used. */
export function PhotoReview({ photo }: { photo: Blob }) {
  const url = useObjectUrl(photo);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {copy.review}
      </p>
      <img className={styles.photo} src={url} alt={copy.taken} />
    </>
  );
}
