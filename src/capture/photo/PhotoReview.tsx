import { useEffect, useRef } from 'react';
import { identificationCopy } from '../../copy/identification';
import type { Prepared } from '../image/prepareFile';
import { AdviceNotice } from './AdviceNotice';
import { Picture } from './Picture';

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
