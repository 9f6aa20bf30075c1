import type { AppDeps } from '../deps';
import { smsOfLastHour } from './massLimits';

const HALF = 0.5;

/**
 * Returns a function that compares the SMS of the last hour with SMS_PER_HOUR, and logs once that they
 * reached half, again after they were fewer.
 */
export const watchSms = ({ db, clock, log, config }: Pick<AppDeps, 'db' | 'clock' | 'log' | 'config'>) => {
  let isWarned = false;
  return async (): Promise<void> => {
    const sent = await smsOfLastHour(db, clock.now());
    const most = config.SMS_PER_HOUR;
    const isHalf = sent >= most * HALF;
    if (isHalf && !isWarned) log.warn({ sent, most }, 'Half of the SMS of an hour were sent');
    isWarned = isHalf;
  };
};
