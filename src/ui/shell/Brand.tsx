import styles from './Brand.module.css';

/** The build has checked the markup (server/brand/logo.ts). */
export function Brand() {
  return <span className={styles.brand} dangerouslySetInnerHTML={{ __html: __BRAND__.mark }} />;
}
