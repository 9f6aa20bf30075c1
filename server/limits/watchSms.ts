import type { AppDeps } from '../deps';
import { smsOfLastHour } from './massLimits';

const HALF = 0.5;

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
