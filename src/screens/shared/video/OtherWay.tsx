import { identificationCopy } from '../../../copy/identification';
import { useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import { supportHref } from '../../../state/support';
import styles from './OtherWay.module.css';

const copy = identificationCopy.video;

/** For who cannot show the face or speak: support finds another way. */
export function OtherWay() {
  const support = supportHref(useAppSelector(selectConfig));
  return support === undefined ? null : (
    <p className={styles.otherWay}>
      <span>{copy.otherWay}</span>
      <a href={support}>{copy.support}</a>
      <span>{copy.otherWayText}</span>
    </p>
  );
}
