import type { Channel, DeliveryCounts, DeliveryKind, DeliveryOutcome } from '../deps';

const channels: readonly Channel[] = ['email', 'sms'];
const kinds: readonly DeliveryKind[] = ['code', 'other'];
const outcomes: readonly DeliveryOutcome[] = ['sent', 'refused', 'throttled', 'unreachable', 'unclear'];

export const createDeliveryCounts = (): DeliveryCounts => {
  const rows = channels.flatMap((channel) =>
    kinds.flatMap((kind) => outcomes.map((outcome) => ({ channel, kind, outcome, count: 0 }))),
  );
  return {
    add: ({ channel, kind, outcome }) => {
      const row = rows.find((one) => one.channel === channel && one.kind === kind && one.outcome === outcome);
      if (row) row.count += 1;
    },
    all: () => rows,
  };
};
