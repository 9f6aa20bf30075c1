import { identificationCopy } from '../../copy/identification';
import { CaptureAlert } from '../CaptureAlert';
import { OtherDeviceButton } from '../OtherDevice';
import styles from './PhotoDialog.module.css';

const { title, camera } = identificationCopy.photo.altered;

/** In place of the camera where the browser would give noise for its picture: a file, or another device. */
export function AlteredPictures({ onLeave }: { onLeave: () => void }) {
  return (
    <div className={styles.stack}>
      <CaptureAlert title={title} text={camera} />
      <OtherDeviceButton leave={onLeave} />
    </div>
  );
}
