import { useId } from 'react';
import {
  PAPERWORK_CONCLUDED,
  PAPERWORK_DOCUMENT_KO,
  PAPERWORK_IN_REVIEW,
  PAPERWORK_REFUSED,
  PAPERWORK_TO_COMPLETE,
} from '../../contract/states';
import type { Paperwork } from '../../contract/wire';
import { signedPapersCopy } from '../../copy/signed-papers';
import { statusCopy } from '../../copy/status';
import { resumeRequested, reuploadRequested } from '../../flows/actions';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectBusy, selectConfig } from '../../state/selectors';
import { supportHref } from '../../state/support';
import { Button } from '../../ui/shell/Button';
import type { NoticeTone } from '../../ui/shell/Notice';
import { DataItems } from '../shared/DataItems';
import { PapersOfRequest } from '../shared/PapersOfRequest';
import { StateChip } from '../shared/StateChip';
import styles from './status.module.css';

const timeZone = 'Europe/Rome';
const DAY_MS = 24 * 60 * 60 * 1000;
const longDate = new Intl.DateTimeFormat('it-IT', { timeZone, dateStyle: 'long' });
const time = new Intl.DateTimeFormat('it-IT', { timeZone, timeStyle: 'short' });
// The Swedish locale formats dates as yyyy-MM-dd.
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone });

/** Counted in calendar days: days with a clock change do not have 24 hours. */
const dayNumber = (instant: number): number => Date.parse(isoDate.format(instant)) / DAY_MS;

/** ISO 8601, or milliseconds since 1970, which some back ends send. */
const instantOf = (text: string): number => (/^\d{13}$/.test(text) ? Number(text) : Date.parse(text));

/** In Italy's time: 'oggi alle 14:05', '12 novembre 2026 alle 10:00'. An invalid date stays unchanged. */
export const lastEditWords = (lastEdit: string, now: number = Date.now()): string => {
  const instant = instantOf(lastEdit);
  if (Number.isNaN(instant)) return lastEdit;
  const daysAgo = dayNumber(now) - dayNumber(instant);
  const at = time.format(instant);
  if (daysAgo === 0) return statusCopy.today(at);
  return daysAgo === 1 ? statusCopy.yesterday(at) : statusCopy.earlier(longDate.format(instant), at);
};

const actions = {
  [PAPERWORK_TO_COMPLETE]: { label: statusCopy.resume, request: resumeRequested },
  [PAPERWORK_DOCUMENT_KO]: { label: statusCopy.resend, request: reuploadRequested },
} as const;
const isActionable = (status: string): status is keyof typeof actions => status in actions;

interface RequestActionProps {
  request: Paperwork;
  describedBy: string;
}

function RequestAction({ request: { guid, status }, describedBy }: RequestActionProps) {
  const dispatch = useAppDispatch();
  const busy = useAppSelector(selectBusy);
  if (!isActionable(status)) return null;
  const { label, request } = actions[status];
  return (
    <Button
      className={styles.action}
      loading={busy}
      aria-describedby={describedBy}
      onClick={() => dispatch(request({ guid }))}
    >
      {label}
    </Button>
  );
}

const tones: Readonly<Record<string, NoticeTone>> = {
  [PAPERWORK_TO_COMPLETE]: 'warning',
  [PAPERWORK_DOCUMENT_KO]: 'error',
  [PAPERWORK_IN_REVIEW]: 'info',
  [PAPERWORK_CONCLUDED]: 'success',
  [PAPERWORK_REFUSED]: 'error',
};

function AskSupport() {
  const support = supportHref(useAppSelector(selectConfig));
  if (support === undefined) return null;
  return (
    <p className={styles.next}>
      {statusCopy.ask}
      <a href={support}>{statusCopy.askSupport}</a>.
    </p>
  );
}

const signedStates: Readonly<Record<string, true>> = {
  [PAPERWORK_DOCUMENT_KO]: true,
  [PAPERWORK_IN_REVIEW]: true,
  [PAPERWORK_CONCLUDED]: true,
  [PAPERWORK_REFUSED]: true,
};

export function RequestCard({ request }: { request: Paperwork }) {
  const id = useId();
  const { nome, cognome, ragioneSociale = '', prodotto, status, lastStep, lastEdit } = request;
  const { reference = '', signedAt = '' } = request;
  const { meaning, next } = statusCopy.states[status] ?? statusCopy.otherState;
  const isSigned = status in signedStates;
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
      {(!(status in statusCopy.states) || status === PAPERWORK_REFUSED) && <AskSupport />}
      <DataItems
        items={[
          { label: statusCopy.applicant, value: `${nome} ${cognome}`.trim() },
          { label: statusCopy.business, value: ragioneSociale },
          // Once it is signed there is no step to reach.
          { label: statusCopy.step, value: isSigned ? '' : lastStep },
          { label: statusCopy.lastEdit, value: lastEditWords(lastEdit) },
          { label: signedPapersCopy.reference, value: reference },
          // The day itself: the label ends in 'il'.
          { label: signedPapersCopy.signedAt, value: signedAt && lastEditWords(signedAt, 0) },
        ]}
      />
      {isSigned && <PapersOfRequest guid={request.guid} withoutReference={reference !== ''} />}
      <RequestAction request={request} describedBy={id} />
    </li>
  );
}
