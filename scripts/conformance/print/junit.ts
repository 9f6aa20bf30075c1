import type { Finding, Report } from '../report';
import { callText } from './callText';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no control characters but tab, line feed and carriage return. */
const inXml = (character: string): string => (/[\t\n\r]|\P{Cc}/u.test(character) ? character : '\ufffd');

const escaped = (text: string): string =>
  Array.from(text, (character) => entities[character] ?? inXml(character)).join('');

const inner = ({ outcome, expected, came }: Finding): string => {
  if (outcome === 'failed')
    return `<failure message="${escaped(`expected: ${expected}`)}">${escaped(`came: ${came}`)}</failure>`;
  if (outcome === 'notTried') return `<skipped message="${escaped(came ?? '')}"/>`;
  if (outcome === 'notNeeded')
    return `<skipped message="${escaped(`not needed: ${expected}`)}">${escaped(`came: ${came}`)}</skipped>`;
  return outcome === 'absent' ? '<skipped message="optional: absent"/>' : '';
};

const testCase = (finding: Finding): string => {
  const name = escaped(`${callText(finding.call)}: ${finding.what}`);
  return `  <testcase classname="section ${finding.section}" name="${name}">${inner(finding)}</testcase>`;
};

/** What is not needed, not tried or absent counts as skipped. */
export const junitReport = (report: Report): string => {
  const skipped = report.count('notNeeded') + report.count('notTried') + report.count('absent');
  const counts = `tests="${report.findings.length}" failures="${report.count('failed')}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}><testsuite name="conformance" ${counts} errors="0">`,
    ...report.findings.map(testCase),
    '</testsuite></testsuites>',
    '',
  ].join('\n');
};
