import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../../ui/shell/Button';
import { Notice } from '../../../ui/shell/Notice';
import { SkeletonLine } from '../../../ui/shell/Skeleton';
import { VisuallyHidden } from '../../../ui/shell/VisuallyHidden';
import styles from './video.module.css';
import type { PhraseState } from './usePhrase';

const copy = identificationCopy.video;

/** The words to read aloud, large: who reads them looks at the camera. */
export function Phrase({ phrase, failed, retry }: PhraseState) {
  if (phrase === undefined && failed) {
    return (
      <Notice tone="error" live>
        <p>{copy.phraseFailed}</p>
        <Button variant="link" onClick={retry}>
          {copy.phraseRetry}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={styles.phrase}>
      <p className={styles.phraseTitle}>{copy.phraseTitle}</p>
      {phrase === undefined ? (
        <div role="status">
          <VisuallyHidden>{copy.phraseLoading}</VisuallyHidden>
          <SkeletonLine />
        </div>
      ) : (
        <p className={styles.words}>
          <span>{phrase.name}</span> <span>{phrase.words}</span>
        </p>
      )}
      <p className={styles.phraseHint}>{copy.phraseHint}</p>
    </div>
  );
}
