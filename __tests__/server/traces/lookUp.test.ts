import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { JOURNEY_ALPHABET, shownJourney } from '../../../src/contract/journey';
import { TRACE_DAYS } from '../../../src/contract/trace';
import { createLog } from '../../../server/log';
import { listAudit } from '../../../server/repositories/audit';
import { listTraces } from '../../../server/repositories/traces';
import { readCode } from '../../../server/support/code';
import { logLinesOf } from '../../../server/support/logLines';
import { lookUp } from '../../../server/support/lookUp';
import { SupportError } from '../../../server/support/supportError';
import { begin, CURRENT, testService, unlocked, walkTo, type TestClient } from '../support';
import { runServiceCommand } from '../support/command';
import { recording } from '../support/recording';

const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
const service = testService(() => ({ deps: { log } }));

async function* given(texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}
const look = (code: string, folder?: string) =>
  lookUp(service.deps, { code, log: given([...lines, 'no JSON', '{"cut off']), folder });
const journeyOf = async (client: TestClient): Promise<string> =>
  (await client.call('productInfo')).data.journey ?? '';

describe('the code that is read out', () => {
  const code = fc
    .array(fc.constantFrom(...JOURNEY_ALPHABET), { minLength: 8, maxLength: 8 })
    .map((letters) => letters.join(''));

  it('is taken however it is written', () => {
    fc.assert(
      fc.property(code, (journey) => {
        const shown = shownJourney(journey);
        for (const text of [journey, shown, shown.toLowerCase(), ` ${shown.replace('-', ' ')} `])
          expect(readCode(text)).toBe(journey);
      }),
    );
  });

  it.each(['', 'ABCD-EFG', 'ABCD-EFGHJ', 'ABCD-EFG0', 'ABCD-EFGI', 'ABCD_EFGH'])('%p is rejected', (text) => {
    expect(() => readCode(text)).toThrow(SupportError);
  }); // prettier-ignore
});

describe('npm run support', () => {
  it('shows the lines of the code and no other: what was refused and why, and what failed', async () => {
    const { client, step } = await walkTo(service, 'contact-info');
    const code = await journeyOf(client);
    const other = await begin(service);
    await other.send('documentInfo', { guid: 'none' });
    lines.length = 0;
    await client.call('validateEmail', { indirizzo: 'nobody' });
    await client.send('documentInfo', { guid: 'none' });
    await other.call('onboardingNext', CURRENT);
    const text = await look(code);
    expect(text).toContain(`${shownJourney(code)}\n\nLog lines: 4\n`);
    expect(text).toMatch(/Refused {2}fieldInvalid: the value of a field breaks its rule.* {2}email/);
    expect(text).toMatch(/Refused {2}notOwn: .*\n.*Answered {2}GET \/wgt\/document\/info\/:guid {2}404/);
    expect(text).toContain('Recordings: 0');
    expect(text).not.toContain(step.guid);
    const [call] = lines.map((line) => (JSON.parse(line) as { supportCode: string }).supportCode);
    expect((await look(call ?? '')).split('\n')[2]).toBe('Log lines: 2');
  });

  it('names the other code of an applicant who goes on with an earlier request', async () => {
    const owner = await walkTo(service, 'card');
    const phone = await unlocked(service, owner);
    const before = await journeyOf(phone);
    await phone.call('contactResume', { guid: owner.step.guid });
    const journey = await journeyOf(owner.client);
    for (const [code, told] of [[before, journey], [journey, before]] as const)
      expect(await look(code)).toContain(`also has the code ${shownJourney(told)}`);
  }); // prettier-ignore

  it('sorts the lines of several processes and reads them behind a date of the journal', async () => {
    const line = (time: number): string => `Nov 20 host apertura: {"time":${time},"msg":"at ${time}","journey":"ABCDEFGH"}`;
    const found = await logLinesOf(given([line(20), line(10)]), 'ABCDEFGH');
    expect(found.map(({ time }) => time)).toEqual([10, 20]);
  }); // prettier-ignore

  it('writes the recordings as files for their reader alone, and each look into the audit', async () => {
    const { client, step } = await walkTo(service, 'address-info');
    const code = await journeyOf(client);
    const hostile = recording({ build: 'a\u001b[31mb', path: '/x\u0007' });
    for (const trace of [recording(), hostile]) await client.call('sendTrace', { trace });
    expect(await look(code)).toMatch(/Recordings: 2\n.*--save FOLDER|--save FOLDER/);
    const folder = await mkdtemp(path.join(tmpdir(), 'apertura-support-'));
    const text = await look(code, path.join(folder, 'new'));
    const [, second] = await listTraces(service.deps.db, code);
    const file = path.join(folder, 'new', `trace-${code}-${second?.id}.json`);
    expect(text).toContain(`npm run replay -- ${file}`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(hostile);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    for (const control of ['\u001b', '\u0007']) expect(text).not.toContain(control);
    const last = new Date(service.clock.now().getTime() + TRACE_DAYS * 24 * 60 * 60_000);
    expect(text).toContain(`1 event from /request/contact-info; 0 calls refused, 0 lost, 0 crashes; build test; erased on ${last.toISOString().slice(0, 10)}`);
    await rm(folder, { recursive: true });
    const looks = (await listAudit(service.deps.db, step.guid)).filter(({ event }) => event === 'support-looked');
    expect(looks.map(({ details }) => details)).toEqual([
      { journey: code, traces: 2, saved: false },
      { journey: code, traces: 2, saved: true },
    ]);
  }); // prettier-ignore

  it('records a look at a code that no request has', async () => {
    expect(await look('ZZZZ9999')).toContain('Log lines: 0');
    const looks = await listAudit(service.deps.db, 'journey:ZZZZ9999');
    expect(looks.map(({ event }) => event)).toEqual(['support-looked']);
  });

  it('says how to give it the log', async () => {
    const text = await lookUp(service.deps, { code: 'ZZZZ9999', log: undefined, folder: undefined });
    expect(text).toContain("journalctl -u 'apertura@*' -o cat");
  });

  it('ends with one line for a wrong code, and with its usage for other mistakes', async () => {
    const run = (...args: string[]) => runServiceCommand('supportCommand', args);
    const wrong = await run('ABC');
    expect([wrong.status, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toMatch(/^"ABC" is no code: .*\n$/);
    expect(await run('ABCD-EFGH', '--file', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage') as string });
  }); // prettier-ignore
});
