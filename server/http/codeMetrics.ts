import { Gauge, type OpenMetricsContentType, type Registry } from 'prom-client';
import type { AppDeps } from '../deps';
import { smsOfLastHour } from '../limits/massLimits';
import { countOverdueCodeMessages } from '../repositories/codeMessages';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'>;

/** While the database is down, the gauges that it counts have no values. */
export const registerCodeMetrics = (
  register: Registry<OpenMetricsContentType>,
  { db, clock, config }: Deps,
): void => {
  const registers = [register];
  const gauge = (name: string, help: string, read: () => Promise<number>): void => {
    const one: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => {
        const value = await read().catch(() => undefined);
        if (value === undefined) one.remove();
        else one.set(value);
      },
    });
  };
  gauge('apertura_sms_last_hour', 'SMS with codes of the last hour, of all processes', () =>
    smsOfLastHour(db, clock.now()),
  );
  gauge('apertura_sms_last_hour_limit', 'Setting SMS_PER_HOUR', () => Promise.resolve(config.SMS_PER_HOUR));
  gauge(
    'apertura_codes_overdue',
    'Messages with codes that were not handed over at their first attempt',
    () => countOverdueCodeMessages(db, clock.now()),
  );
};
