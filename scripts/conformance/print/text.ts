import type { Finding, Report } from '../report';
import { callText } from './callText';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

const notNeeded = ({ call, what, expected, came }: Finding): string =>
  `- ${callText(call)}: ${what} (${expected}; came: ${came})`;

const failure = ({ call, section, what, expected, came }: Finding): string =>
  [
    `✗ ${callText(call)} (section ${section}): ${what}`,
    `    expected: ${expected}`,
    `    came:     ${came}`,
  ].join('\n');

export const textReport = (report: Report): string => {
  const of = (outcome: Finding['outcome']) => report.findings.filter((one) => one.outcome === outcome);
  const notTried = of('notTried').map(({ call, what, came }) => `- ${callText(call)}: ${what} (${came})`);
  const optional = [...of('present'), ...of('absent')].map(
    ({ call, what, outcome }) => `- ${outcome}: ${callText(call)}: ${what}`,
  );
  const titled = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length > 0 ? [title, ...new Set(lines), ''] : [];
  return [
    ...titled('Failed:', of('failed').map(failure)),
    ...titled('Not needed: our service does it, the app does without.', of('notNeeded').map(notNeeded)),
    ...titled('Not tried, and so not passed:', notTried),
    ...titled('Optional: the app works without.', optional),
    [
      counted(report.count('passed'), 'check') + ' passed',
      `${report.count('failed')} failed`,
      `${report.count('notNeeded')} not needed`,
      `${report.count('notTried')} not tried`,
      `${report.count('present')} of ${report.count('present') + report.count('absent')} optional present`,
    ].join(', '),
  ].join('\n');
};
