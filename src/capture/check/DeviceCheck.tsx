import type { ReactNode } from 'react';
import { checkCopy } from '../../copy/capture/check';
import { identificationCopy } from '../../copy/identification';
import { CheckMark } from '../../ui/shell/CheckMark';
import { Notice } from '../../ui/shell/Notice';
import { problemWords } from '../camera/problemWords';
import type { CheckFailure } from './checkDevice';
import styles from './DeviceCheck.module.css';
import { betterBrowser } from './inApp';
import { useDeviceCheck } from './useDeviceCheck';

const { problems, recordingProblems } = identificationCopy.capture;

const wordsOf = (failure: CheckFailure): string => {
  if (failure === 'inApp') return checkCopy.inApp(betterBrowser() ?? '');
  return failure === 'noRecorder' ? recordingProblems.noRecorder : problemWords(problems, failure);
};

/** Before the start: one quiet line, or what to do about each thing that is missing. `way` leads out of an app's browser. */
export function DeviceCheck({ way }: { way: ReactNode }) {
  const failures = useDeviceCheck();
  return (
    <div role="status" className={styles.check}>
      {failures?.length === 0 && (
        <p className={styles.ready}>
          <CheckMark size={20} />
          {checkCopy.ready}
        </p>
      )}
      {failures !== undefined && failures.length > 0 && (
        <Notice tone="warning" title={checkCopy.title}>
          {failures.map((failure) => (
            <p key={failure}>{wordsOf(failure)}</p>
          ))}
          {failures.includes('inApp') && way}
        </Notice>
      )}
    </div>
  );
}
