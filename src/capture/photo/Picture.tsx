import { useObjectUrl } from '../useObjectUrl';
import styles from './PhotoDialog.module.css';

/** The whole of a picture, as high as leaves the buttons under it in sight. */
export const Picture = ({ file, alt }: { file: Blob; alt: string }) => (
  <img className={styles.photo} src={useObjectUrl(file)} alt={alt} />
);
