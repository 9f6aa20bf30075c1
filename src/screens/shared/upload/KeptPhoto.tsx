import { Picture } from '../../../capture/photo/PhotoReview';
import { identificationCopy } from '../../../copy/identification';
import { Button } from '../../../ui/shell/Button';
import { Notice } from '../../../ui/shell/Notice';
import styles from './upload.module.css';

const copy = identificationCopy.photo.kept;

interface KeptPhotoProps {
  photo: File;
  onUse: (photo: File) => void;
  onDrop: () => void;
}

export const KeptPhoto = ({ photo, onUse, onDrop }: KeptPhotoProps) => (
  <Notice live title={copy.title}>
    <p>{copy.text}</p>
    <Picture file={photo} alt={copy.alt} />
    <div className={styles.ways}>
      <Button variant="link" onClick={() => onUse(photo)}>
        {copy.use}
      </Button>
      <Button variant="link" onClick={onDrop}>
        {copy.drop}
      </Button>
    </div>
  </Notice>
);
