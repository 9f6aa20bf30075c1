import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../copy/identification';
import type { Prepared } from '../image/prepareFile';
import { useObjectUrl } from '../useObjectUrl';
import { AdviceNotice } from './AdviceNotice';
import styles from './PhotoDialog.module.css';

/** A whole picture, small enough to leave the buttons below in view. */
export const Picture = ({ file, alt }: { file: Blob; alt: string }) => (
  <img className={styles.photo} src={useObjectUrl(file)} alt={alt} />
);

const copy = identificationCopy.photo;

/** Shows the picture for review before it is used. */
export function PhotoReview({ file, advice }: Prepared) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {copy.review}
      </p>
      {advice.length > 0 && <AdviceNotice advice={advice} live />}
      <Picture file={file} alt={copy.taken} />
    </>
  );
}
