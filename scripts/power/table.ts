import type { ListedFault } from './fault';
import type { Notice } from './notice';

export interface Outcome {
  readonly fault: ListedFault;
  /** Undefined where no test noticed. */
  readonly notice: Notice | undefined;
}

const count = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): number =>
  outcomes.filter(is).length;

/** 'caught by unit 40, by server 25; survived 1'. */
export const summaryOf = (outcomes: readonly Outcome[]): string => {
  const by = (['unit', 'server', 'browser'] as const)
    .map((layer) => `${layer} ${count(outcomes, ({ notice }) => notice?.layer === layer)}`)
    .join(', ');
  return `${outcomes.length} faults: caught by ${by}; survived ${count(outcomes, ({ notice }) => !notice)}.`;
};

const rowOf = ({ fault, notice }: Outcome): string =>
  [
    '',
    fault.area,
    fault.name + (fault.sequence ? ' (sequence)' : ''),
    `\`${fault.file}\``,
    notice ? notice.layer + (notice.isTimeout ? ' (timeout)' : '') : '**survived**',
    notice ? `\`${notice.file.replace('__tests__/', '')}\`` : '',
    notice ? notice.seconds.toFixed(0) : '',
    '',
  ]
    .join(' | ')
    .trim();

/** The page docs/test-power.md. */
export const pageOf = (outcomes: readonly Outcome[], day: string, minutes: number): string =>
  `# What the tests notice

\`npm run test:power\` plants each fault of \`scripts/power/faults/\` in a copy of the source and runs the tests that reach it. The table is
the last whole run: ${day}, ${minutes.toFixed(0)} minutes. ${summaryOf(outcomes)}

| area | fault | file | layer | noticed by | s |
| --- | --- | --- | --- | --- | --- |
${outcomes.map(rowOf).join('\n')}
`;
