import { greetingCopy } from '../../../copy/contact-info';
import { useAppSelector } from '../../../state/hooks';
import { selectConfig } from '../../../state/selectors';
import styles from './Greeting.module.css';

/** What going on acknowledges, with the texts it speaks of. */
export function Consents() {
  const { links } = useAppSelector(selectConfig);
  const { before, privacy, between, informationSheet, after } = greetingCopy.consents;
  return (
    <p className={styles.consents}>
      {before}
      <a href={links.privacy} target="_blank" rel="noopener noreferrer">
        {privacy}
      </a>
      {between}
      <a href={links.informationSheet} target="_blank" rel="noopener noreferrer">
        {informationSheet}
      </a>
      {after}
    </p>
  );
}
