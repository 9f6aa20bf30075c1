import { insertRequest } from '../../server/repositories/requests';
import { createLog } from '../../server/log';
import { begin, newApplicant, startTestApp, introduce, type TestApp } from './support';

let service: TestApp;
const lines: string[] = [];
const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
beforeAll(async () => {
  service = await startTestApp({ deps: { log } });
});
afterAll(() => service.close());

describe("the service's log", () => {
  it('holds a line for each call, with its route, and nothing that anybody typed', async () => {
    const applicant = newApplicant();
    const client = await begin(service);
    await introduce(service, client, applicant);
    await client.call('promocodeCheck', { promocode: 'SEGRETO10', operatingLevel: 'BUSINESS' });
    await client.call('confermaEmail', { indirizzo: 'x', codice: 'x' });
    const all = lines.join('');
    expect(all).toContain('"route":"/wgt/validate/email"');
    expect(all).toContain('"route":"/promocode/check"');
    const { cf, cellulare, email, password, cognome } = applicant;
    const code = await service.lastCode(email);
    for (const secret of [cf, cellulare, email, password, cognome, code, 'SEGRETO10'])
      expect(all).not.toContain(secret);
    for (const token of client.cookies.values()) expect(all).not.toContain(token);
  });

  it('names the statement of a failed one, and none of its values', async () => {
    const client = await begin(service);
    const { guid } = await client.call('onboardingNext', { number: null, widgets: [] });
    const row = await service.deps.db.query.requests.findFirst({
      where: (requests, { eq }) => eq(requests.guid, guid),
    });
    if (!row) throw new Error('No request');
    const failure: unknown = await insertRequest(service.deps.db, {
      ...row,
      email: 'segreta@example.it',
    }).catch((error: unknown) => error);
    lines.length = 0;
    log.error({ err: failure }, 'Failed');
    expect(lines.join('')).toContain('insert into');
    expect(lines.join('')).toContain('23505');
    expect(lines.join('')).not.toContain('segreta');
    expect(lines.join('')).not.toContain(guid);
  });
});
