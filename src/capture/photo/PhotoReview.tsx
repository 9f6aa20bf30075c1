import { useEffect, useRef, useState } from 'react';
import { identificationCopy } from '../../copy/identification';
import type { Prepared } from '../image/prepareFile';
import { useObjectUrl } from '../useObjectUrl';
import { announce } from '../../ui/shell/announce';
import { Button } from '../../ui/shell/Button';
import { AdviceNotice } from './AdviceNotice';
import styles from './PhotoDialog.module.css';

export const Picture = ({ file, alt }: { file: Blob; alt: string }) => (
  <img className={styles.photo} src={useObjectUrl(file)} alt={alt} />
);

const copy = identificationCopy.photo;

/** Once it is enlarged it scrolls, by the keyboard too. */
const scrolls = { tabIndex: 0, role: 'group', 'aria-label': copy.taken } as const;

interface PhotoReviewProps extends Prepared {
  onTurn: () => void;
}

export function PhotoReview({ file, advice, onTurn }: PhotoReviewProps) {
  const [isLarge, setLarge] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  const enlarge = () => {
    setLarge(!isLarge);
    announce(copy.enlarged[isLarge ? 'off' : 'on']);
  };
  return (
    <>
      <p ref={question} tabIndex={-1}>
        {copy.review}
      </p>
      {advice.length > 0 && <AdviceNotice advice={advice} live />}
      <div className={isLarge ? styles.large : undefined} {...(isLarge && scrolls)}>
        <Picture file={file} alt={copy.taken} />
      </div>
      <div className={styles.settings}>
        <Button variant="link" onClick={enlarge}>
          {copy.enlarge[isLarge ? 'on' : 'off']}
        </Button>
        <Button variant="link" onClick={onTurn}>
          {copy.turn}
        </Button>
      </div>
    </>
  );
}
