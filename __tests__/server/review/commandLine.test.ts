import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runSandbox } from '../../../scripts/lib/sandbox/run';
import { findRequest, insertRequest } from '../../../server/repositories/requests';
import { signed, startTestApp, type TestApp } from '../support';
import { startingInProduction } from '../support/production';

const root = path.resolve(__dirname, '../../..');
let service: TestApp;
let url: string;
beforeAll(async () => {
  service = await startTestApp();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const run = async (args: readonly string[], environment: Record<string, string> = {}) => {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await runSandbox(args, {
    environment: { PORT: new URL(url).port, ...environment },
    out: (text) => out.push(text),
    error: (text) => error.push(text),
  });
  return { code, out: out.join('\n'), error: error.join('\n') };
};

describe('npm run sandbox', () => {
  it('plays the whole life of a request', async () => {
    const journey = await signed(service);
    const { guid } = journey.step;
    const shown = await run(['show', guid]);
    expect(shown).toMatchObject({ code: 0, error: '' });
    expect(shown.out).toContain(`http://localhost:${new URL(url).port}/reupload/${guid}`);
    expect(shown.out).toMatch(/^FRONT_DOC_1 +\d{16} +Carta d’identità +Da verificare$/m);
    for (const [args, line] of [
      [['accept', guid, 'FRONT_DOC_2'], /^FRONT_DOC_2 .* Accettato$/m],
      [
        ['refuse', guid, 'FRONT_DOC_1', 'la foto', 'è sfocata'],
        /^FRONT_DOC_1 .* Rifiutato +KO la foto è sfocata$/m,
      ],
      [['refuse-video', guid, 'non si sente'], /KO non si sente$/m],
      [['ask', guid, 'CONTENT_BILL'], /^CONTENT_BILL .* Da caricare$/m],
    ] as const)
      expect((await run(args)).out).toMatch(line);

    service.clock.pass({ minutes: 1 });
    const { applicant, step } = await signed(service);
    const early = await run(['complete', step.guid]);
    const error = 'Prima accetta: Carta d’identità, Passaporto, Video con il documento.';
    expect(early).toEqual({ code: 1, out: '', error });
    expect((await run(['accept', step.guid, '--all'])).code).toBe(0);
    expect((await run(['complete', step.guid])).out).toContain('concluded');
    const row = new RegExp(`^${step.guid}  concluded  thanks  \\S+ \\S+  ${applicant.email}$`);
    expect((await run(['list', '--limit', '1'])).out).toMatch(row);
  });

  it('prints the newest codes, and only codes', async () => {
    const { applicant, step } = await signed(service);
    await run(['refuse-video', step.guid, 'buio']);
    const { out } = await run(['codes', '--limit', '2']);
    const code = await service.lastCode(`+39${applicant.cellulare}`);
    expect(out.split('\n')).toHaveLength(2);
    expect(out.split('\n')[0]).toMatch(new RegExp(`sms +\\+39${applicant.cellulare} +${code}$`));
    expect(out.split('\n')[1]).toMatch(new RegExp(`email +${applicant.email} +\\d{6}$`));
  });

  it('takes a guid that begins with a hyphen', async () => {
    const { step } = await signed(service);
    const known = await findRequest(service.deps.db, step.guid);
    if (!known) throw new Error('No request');
    const guid = `-${step.guid.slice(1, 23)}-`;
    await insertRequest(service.deps.db, { ...known, guid });
    expect((await run(['show', guid])).out).toContain(`${guid}  completed`);
    expect((await run(['ask', guid, 'CONTENT_BILL'])).out).toContain(`${guid}  document_ko`);
  });

  it('says what is wrong with a call, with exit code 2', async () => {
    for (const [args, message] of [
      [[], 'A command is missing.'],
      [['dance'], 'There is no command dance.'],
      [['constructor'], 'There is no command constructor.'],
      [['show'], 'show: GUID missing.'],
      [['refuse', 'x'], 'refuse: DOCUMENT, REASON missing.'],
      [['complete', 'x', 'y'], 'complete: does not know what to do with y.'],
      [['list', '--all'], '--all goes with accept.'],
      [['list', '--limit', 'many'], '--limit takes a number.'],
      [['list', '--url', 'localhost'], '--url localhost: not an address.'],
      [['list', '--colour'], "Unknown option '--colour'.\n"],
      [['list', '--limit'], '--limit needs a value.\n'],
    ] as const) {
      const { code, out, error } = await run(args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(error).toContain(message);
      expect(error).toContain('--help');
    }
  });

  it('says what is wrong with the service, with exit code 1', async () => {
    const failed = (text: string) => ({ code: 1, error: expect.stringContaining(text) as string });
    expect(await run(['show', 'unknown'])).toMatchObject(failed('La richiesta non esiste.'));
    const nobody = failed('No service answers at http://localhost:9');
    expect(await run(['list'], { PORT: '9' })).toMatchObject(nobody);
    const { database } = service;
    const production = await startTestApp({ environment: startingInProduction, database });
    const address = await production.app.listen({ port: 0, host: '127.0.0.1' });
    for (const args of [['list'], ['codes'], ['complete', 'x']])
      expect(await run([...args, '--url', `${address}/`])).toMatchObject(failed('has no sandbox'));
    await production.close();
  });

  it('is a command of the project', async () => {
    const { scripts } = (await import('../../../package.json')).default;
    expect(scripts.sandbox).toBe('node --import tsx scripts/sandbox.ts');
    const [, ...args] = scripts.sandbox.split(' ');
    const run = (arg: string) => spawnSync(process.execPath, [...args, arg], { cwd: root, encoding: 'utf8' });
    const help = expect.stringContaining('npm run sandbox -- COMMAND') as string;
    expect(run('--help')).toMatchObject({ status: 0, stdout: help });
    expect(run('nonsense')).toMatchObject({ status: 2 });
  });
});
