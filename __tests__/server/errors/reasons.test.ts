import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refusalReasons } from '../../../server/errors/reasons';
import { Refusal } from '../../../server/errors/refusal';
import { createLog } from '../../../server/log';
import { taxCodeMessages } from '../../../server/taxCode/check';
import { begin, CURRENT, introduce, newApplicant, submit, testService, walkTo } from '../support';

const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
const service = testService(() => ({ deps: { log } }));

interface Line {
  readonly msg: string;
  readonly reason?: string;
  readonly detail?: string;
  readonly step?: string;
}
const refused = async (work: () => Promise<unknown>): Promise<Line[]> => {
  lines.length = 0;
  await work();
  return lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'Refused');
};

const serverFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('reasons.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

describe('the reason of a refusal', () => {
  it('is needed by each refusal, and is one of the table', () => {
    // @ts-expect-error A refusal without a reason does not compile.
    const without = new Refusal('No');
    // @ts-expect-error Nor does one whose reason is no fixed word.
    const other = new Refusal('RSSMRA80A01H501U', 'No');
    expect([without, other]).toHaveLength(2);
  });

  it('has no word in its table that nothing refuses with', () => {
    const all = serverFiles(path.resolve(__dirname, '../../../server')).join('\n');
    const parts = Object.keys(taxCodeMessages).map((part) => `taxCode-${part}`);
    const unused = Object.keys(refusalReasons).filter(
      (reason) => !all.includes(`'${reason}'`) && !parts.includes(reason),
    );
    expect(unused).toEqual([]);
  });

  it('is in the log for sessions, rules, codes and limits, with the name of field or limit', async () => {
    const client = await begin(service);
    const applicant = newApplicant();
    await introduce(service, client, applicant);
    const wrong = { indirizzo: 'nobody' };
    const person = { nome: applicant.nome, cognome: 'Verdi', cf: applicant.cf };
    const made = await refused(async () => {
      await service.client().call('onboardingBack');
      await client.call('validateEmail', wrong);
      await client.call('validateCodiceFiscale', person);
      await client.call('documentInfo', { guid: 'none' });
      for (const indirizzo of ['b@example.it', 'b@example.it'])
        await client.call('validateEmail', { indirizzo });
      await client.call('confermaEmail', { indirizzo: 'b@example.it', codice: '000000' });
    });
    expect(made.map(({ reason, detail }) => [reason, detail])).toEqual([
      ['noRequest', undefined],
      ['fieldInvalid', 'email'],
      ['taxCode-surname', undefined],
      ['notOwn', undefined],
      ['codeTooSoon', undefined],
      ['codeWrong', undefined],
    ]);
    const many = await refused(async () => {
      for (let times = 0; times < 31; times += 1)
        await client.call('createPassword', { password: applicant.password, confermaPassword: applicant.password });
    });
    expect(many.at(-1)).toMatchObject({ reason: 'tooManyCalls', detail: 'passwordByRequest' });
  }); // prettier-ignore

  it('is in the log for a step with wrong fields, and for one that is not current', async () => {
    const { client, step, applicant } = await walkTo(service, 'address-info');
    const values = { residenza: { indirizzo: 'SEGRETA 12', cap: '1' } };
    const invalid = await refused(() => submit(client, values, step));
    expect(invalid).toMatchObject([{ reason: 'stepInvalid', step: 'address-info' }]);
    expect(invalid[0]?.detail).toMatch(/residenza\.cap/);
    expect(lines.join('')).not.toMatch(/SEGRETA/);
    const stale = await refused(() =>
      client.call('onboardingNext', { number: (step.number ?? 0) - 1, widgets: step.widgets }),
    );
    expect(stale).toMatchObject([{ reason: 'stepStale', step: 'address-info' }]);
    expect(await refused(() => client.call('onboardingNext', CURRENT))).toEqual([]);
    expect(lines.join('')).not.toContain(applicant.cf);
  });
});
