import { identificationCopy } from '../../../copy/identification';
import { IconList } from '../../../ui/shell/IconList';
import { FaceWithDocument } from '../../../ui/shell/illustrations/FaceWithDocument';
import { PhoneInHand } from '../../../ui/shell/illustrations/PhoneInHand';
import { QuietPlace } from '../../../ui/shell/illustrations/QuietPlace';
import styles from './identification.module.css';

const [face, phrase, place] = identificationCopy.video.tips;
const items = [
  { icon: <FaceWithDocument />, ...face },
  { icon: <PhoneInHand />, ...phrase },
  { icon: <QuietPlace />, ...place },
];

export function VideoTips() {
  return (
    <div className={styles.tips}>
      <IconList items={items} />
    </div>
  );
}
