import { use } from 'react';
import { handoffCopy } from '../../../../copy/handoff';
import { OtherDeviceContext } from '../../../../capture/OtherDevice';
import { Button } from '../../../../ui/shell/Button';
import { PhoneInHand } from '../../../../ui/shell/illustrations/capture';
import { Arrivals } from './Arrivals';
import styles from './handoff.module.css';

const { title, text } = handoffCopy.offer;

export function HandoffOffer() {
  const elsewhere = use(OtherDeviceContext);
  if (!elsewhere) return null;
  return (
    <div className={styles.offer}>
      <PhoneInHand size={48} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{text}</p>
        <Arrivals />
      </div>
      <Button variant="secondary" onClick={elsewhere.onChoose}>
        {elsewhere.label}
      </Button>
    </div>
  );
}
