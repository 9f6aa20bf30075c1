import { useEffect, useState } from 'react';
import { watchPermissions } from '../camera/permission';
import { checkDevice, type CheckFailure } from './checkDevice';

/** What fails, again with every device that comes or goes and every permission that changes; undefined until it is known. */
export function useDeviceCheck(): readonly CheckFailure[] | undefined {
  const [failures, setFailures] = useState<readonly CheckFailure[]>();
  useEffect(() => {
    let current = true;
    const undo: (() => void)[] = [];
    const check = () =>
      void checkDevice().then((found) => {
        if (current) setFailures(found);
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
