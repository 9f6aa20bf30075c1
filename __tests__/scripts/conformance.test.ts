import { conformance, type Terminal } from '../../scripts/conformance/command';
import { CommandFailed, type Kit } from '../../scripts/conformance/kit';
import { codesByCommand, refusalByCommand } from '../../scripts/conformance/means';
import { numbering } from '../../scripts/conformance/parts/steps';
import { junitReport } from '../../scripts/conformance/print/junit';
import { textReport } from '../../scripts/conformance/print/text';
import { Report } from '../../scripts/conformance/report';

const sample = (): Report => {
  const report = new Report();
  report.check('contactList', 'answers a list', true, 'a list', []);
  report.check('contactResume', 'tells <expiry>', false, "'user & co'", 'altro\u0000 <b>');
  report.advised('comuni', 'without sigla it is refused', false, 'a refusal', 'HTTP 200');
  report.optional('productInfo', 'session', false);
  report.notTried('CORS', 'another origin', 'none is given');
  return report;
};

describe('the report', () => {
  it('names call, section, expected and actual, and counts separately what was not tried', () => {
    const text = textReport(sample());
    expect(text).toContain('✗ POST /wgt/contact/resume (section 7.5): tells <expiry>');
    expect(text).toContain("expected: 'user & co'");
    expect(text).toContain('came:     altro');
    expect(text).toContain(
      '- POST /wgt/utils/comuni/ALL: without sigla it is refused (a refusal; came: HTTP 200)',
    );
    expect(text).toContain('- CORS: another origin (none is given)');
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      '1 check passed, 1 failed, 1 not needed, 1 not tried, 0 of 1 optional present',
    );
  });

  it('shows what came as one line that no terminal obeys', () => {
    const report = new Report();
    report.check('contactList', 'answers a list', false, 'a list', '%PDF-1.7\r\n13 0 obj\u001b[2J\u009b1m');
    expect(report.findings[0]?.came).toBe('%PDF-1.7 13 0 obj\ufffd[2J\ufffd1m');
  });

  it('distinguishes a number that came as text from a number', () => {
    const report = new Report();
    numbering({ report, numbers: new Map([['contact-info', '0']]) } as unknown as Kit);
    expect(report.findings.map(({ came }) => came)).toEqual(['"0"', '"0"']);
  });

  it("escapes what came in JUnit's XML, where what was not tried is skipped", () => {
    const lines = junitReport(sample()).split('\n');
    const counts = 'tests="5" failures="1" skipped="3"';
    const failed = 'POST /wgt/contact/resume: tells &lt;expiry&gt;';
    expect(lines.slice(1, 4)).toEqual([
      `<testsuites ${counts}><testsuite name="conformance" ${counts} errors="0">`,
      '  <testcase classname="section 7.5" name="POST /wgt/contact/list: answers a list"></testcase>',
      `  <testcase classname="section 7.5" name="${failed}"><failure message="expected: 'user &amp; co'">came: altro\ufffd &lt;b&gt;</failure></testcase>`,
    ]);
    expect(lines.filter((line) => line.includes('<skipped '))).toHaveLength(3);
  });
});

describe('the command', () => {
  const told: string[] = [];
  const terminal: Terminal = {
    out: (text) => told.push(text),
    error: (text) => told.push(text),
    read: () => Promise.reject(new Error('no file')),
    pause: () => Promise.resolve(),
  };

  it.each([
    [[], 'One URL is needed.'],
    [['ftp://a'], 'ftp://a is no address.'],
    [['http://localhost:1', '--cors', 'here'], 'here is no address.'],
    [['http://localhost:1', '--config', 'none.json'], 'none.json is no JSON object.'],
    [['http://localhost:1', '--speed'], "Unknown option '--speed'.\n"],
    [['http://localhost:1', '--review'], '--review needs a value.\n'],
  ])('called as %j ends with 2, one line and the usage', async (args, line) => {
    told.length = 0;
    expect(await conformance(args, terminal)).toBe(2);
    expect(told).toHaveLength(1);
    expect(told[0]?.startsWith(line)).toBe(true);
    expect(told[0]).toContain('--help');
  });

  it('takes the last six digits that the command of --codes prints', async () => {
    expect(await codesByCommand('echo 111111 for')('+393331234567')).toBe('111111');
    expect(await codesByCommand("printf '%s\\n' 'code 222222' 'code 333333' #")('a@example.it')).toBe(
      '333333',
    );
    expect(await codesByCommand('true')('a@example.it')).toBe('');
  });

  it('gives the command of --review guid, type and a reason, whatever they hold', async () => {
    await expect(
      refusalByCommand('test "$1" = "-a;b" && test "$2" = FRONT_DOC_1 && test -n "$3" || exit 1; true')(
        '-a;b',
        'FRONT_DOC_1',
      ),
    ).resolves.toBeUndefined();
  });

  it.each([
    ['exit 3 #', /^the command of --review ended with 3 and said nothing$/],
    ['echo "no such\n  request" >&2; exit 4 #', /^the command of --review ended with 4: no such request$/],
    ['no-such-command-here', /^the command of --review ended with 127: .*no-such-command-here.*not found$/],
    ['kill -9 $$ #', /^the command of --review was ended by SIGKILL and said nothing$/],
  ])('reports how the command of --review failed: %s', async (command, message) => {
    const failed = refusalByCommand(command)('g', 'FRONT_DOC_1');
    await expect(failed).rejects.toThrow(CommandFailed);
    await expect(failed).rejects.toThrow(message);
  });
});
