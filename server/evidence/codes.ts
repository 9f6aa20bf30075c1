import type { ChainedRow } from '../repositories/auditLinks';

const outcomes = {
  code_sent: 'sent',
  code_not_delivered: 'notDelivered',
  code_confirmed: 'entered',
  code_worn_out: 'wornOut',
} as const;

export const codeOutcomes = Object.values(outcomes);

/** Never the code itself. */
export interface CodeEvent {
  readonly at: Date;
  readonly what: (typeof codeOutcomes)[number];
  readonly purpose: string;
  readonly channel: string;
  readonly mask: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const codesOf = (events: readonly ChainedRow[]): CodeEvent[] =>
  events.flatMap(({ row: { at, event, details } }) => {
    if (!Object.hasOwn(outcomes, event)) return [];
    const what = outcomes[event as keyof typeof outcomes];
    const { purpose, channel, mask } = details;
    return [{ at, what, purpose: textOf(purpose), channel: textOf(channel), mask: textOf(mask) }];
  });
