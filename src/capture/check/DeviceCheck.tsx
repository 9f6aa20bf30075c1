import { type ReactNode, use, useEffect, useState } from 'react';
import { checkCopy } from '../../copy/capture/check';
import { identificationCopy } from '../../copy/identification';
import { runAfterClick } from '../../ui/shell/afterClick';
import { CheckMark } from '../../ui/shell/icons';
import { Notice } from '../../ui/shell/Notice';
import { watchPermissions } from '../camera/permission';
import { problemWords } from '../camera/problems';
import { OtherDeviceContext } from '../OtherDevice';
import { checkDevice, type CheckFailure } from './checkDevice';
import styles from './DeviceCheck.module.css';
import { betterBrowser } from './inApp';

function useDeviceCheck(): readonly CheckFailure[] | undefined {
  const [failures, setFailures] = useState<readonly CheckFailure[]>();
  useEffect(() => {
    let current = true;
    const undo: (() => void)[] = [];
    const check = () =>
      void checkDevice().then((found) => {
        runAfterClick(() => current && setFailures(found));
      });
    const watch = (target: EventTarget | undefined, event: string) => {
      target?.addEventListener?.(event, check);
      undo.push(() => target?.removeEventListener?.(event, check));
    };
    check();
    watch(navigator.mediaDevices, 'devicechange');
    void watchPermissions(true).then((all) => {
      if (current) all.forEach((status) => watch(status, 'change'));
    });
    return () => {
      current = false;
      undo.forEach((one) => one());
    };
  }, []);
  return failures;
}

const { problems, recordingProblems } = identificationCopy.capture;

const wordsOf = (failure: CheckFailure, canGoOn: boolean): string => {
  if (failure === 'inApp') return checkCopy.inApp(betterBrowser() ?? '');
  if (failure === 'unlisted') return checkCopy.unlisted(canGoOn);
  return failure === 'noRecorder' ? recordingProblems.noRecorder : problemWords(problems, failure);
};

/** `way` leads out of an in-app browser. */
export function DeviceCheck({ way }: { way: ReactNode }) {
  const failures = useDeviceCheck();
  const canGoOn = use(OtherDeviceContext) !== undefined;
  return (
    <div role="status" className={styles.check}>
      {failures?.length === 0 && (
        <p className={styles.ready}>
          <CheckMark size={20} />
          <span>{checkCopy.ready}</span>
        </p>
      )}
      {failures !== undefined && failures.length > 0 && (
        <Notice tone="warning" title={checkCopy.title}>
          {failures.map((failure) => (
            <p key={failure}>{wordsOf(failure, canGoOn)}</p>
          ))}
          {failures.includes('inApp') && way}
        </Notice>
      )}
    </div>
  );
}
