import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../copy/identification';
import type { Prepared } from '../image/prepareFile';
import { useObjectUrl } from '../useObjectUrl';
import { AdviceNotice } from './AdviceNotice';
import styles from './PhotoDialog.module.css';

/** The whole of a picture, as high as leaves the buttons under it in sight. */
export const Picture = ({ file, alt }: { file: Blob; alt: string }) => (
  <img className={styles.photo} src={useObjectUrl(file)} alt={alt} />
);

const copy = identificationCopy.photo;

/** The picture that was taken, to be looked at before it is used. */
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
