import { useId } from 'react';
import {
  PAPERWORK_CONCLUDED,
  PAPERWORK_DOCUMENT_KO,
  PAPERWORK_IN_REVIEW,
  PAPERWORK_TO_COMPLETE,
} from '../../contract/states';
import type { Paperwork } from '../../contract/wire';
import { statusCopy } from '../../copy/status';
import type { NoticeTone } from '../../ui/shell/Notice';
import { DataItems } from '../shared/DataItems';
import { StateChip } from '../shared/StateChip';
import { lastEditWords } from './lastEdit';
import { RequestAction } from './RequestAction';
import styles from './status.module.css';

const tones: Readonly<Record<string, NoticeTone>> = {
  [PAPERWORK_TO_COMPLETE]: 'warning',
  [PAPERWORK_DOCUMENT_KO]: 'error',
  [PAPERWORK_IN_REVIEW]: 'info',
  [PAPERWORK_CONCLUDED]: 'success',
};

/** A request: what it is, how it stands, what comes next. */
export function RequestCard({ request }: { request: Paperwork }) {
  const id = useId();
  const { nome, cognome, prodotto, status, lastStep, lastEdit } = request;
  const { meaning, next } = statusCopy.states[status] ?? statusCopy.otherState;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {prodotto}
        </h2>
        <StateChip tone={tones[status]}>{status}</StateChip>
      </div>
      <p className={styles.meaning}>{meaning}</p>
      <p className={styles.next}>{next}</p>
      <DataItems
        items={[
          { label: statusCopy.applicant, value: `${nome} ${cognome}`.trim() },
          { label: statusCopy.step, value: lastStep },
          { label: statusCopy.lastEdit, value: lastEditWords(lastEdit) },
        ]}
      />
      <RequestAction request={request} describedBy={id} />
    </li>
  );
}
