import type { Channel, DeliveryCounts, DeliveryOutcome } from '../deps';

const channels: readonly Channel[] = ['email', 'sms'];
const outcomes: readonly DeliveryOutcome[] = ['sent', 'refused', 'throttled', 'unreachable', 'unclear'];

/** Counts the messages of this process, from zero for each channel and outcome. */
export const createDeliveryCounts = (): DeliveryCounts => {
  const rows = channels.flatMap((channel) => outcomes.map((outcome) => ({ channel, outcome, count: 0 })));
  return {
    add: (channel, outcome) => {
      const row = rows.find((one) => one.channel === channel && one.outcome === outcome);
      if (row) row.count += 1;
    },
    all: () => rows,
  };
};
