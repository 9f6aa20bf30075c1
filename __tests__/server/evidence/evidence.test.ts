import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Opened } from '../../../server/command';
import { auditEvents } from '../../../server/domain/auditEvents';
import { digestOf, follows, START, type Link } from '../../../server/crypto/auditChain';
import { evidenceOf, type Evidence } from '../../../server/evidence/evidence';
import { writeEvidence } from '../../../server/evidenceCommand';
import { eraseLeftovers } from '../../../server/jobs/retention';
import { linkAudit } from '../../../server/jobs/auditChain';
import { eraseRequest } from '../../../server/privacy/erase';
import { contractsInOrder } from '../../../server/repositories/signing';
import { readPdf } from '../pdf/readPdf';
import { signed, testService } from '../support';

const service = testService();
/** In minutes. */
const DAY = 24 * 60;
const evidenceNow = async (guid: string): Promise<Evidence> => {
  await linkAudit(service.deps);
  const evidence = await evidenceOf(service.deps, guid);
  if (!evidence) throw new Error('There is no such request');
  return evidence;
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apertura-evidence-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const opened = () => service.deps as unknown as Opened;
const writtenTo = async (guid: string, name: string): Promise<Evidence> => {
  const target = join(folder, name);
  expect(await writeEvidence(opened(), guid, target)).toBe(target);
  return JSON.parse(await readFile(join(target, 'evidence.json'), 'utf8')) as Evidence;
};

it('says who was identified how, what was agreed to, and both hashes of each document', async () => {
  const { applicant, step } = await signed(service);
  const { person, consents, contracts, documents, codes, request } = await evidenceNow(step.guid);
  expect(person).toMatchObject({
    ...{ nome: applicant.nome, cognome: applicant.cognome, cf: applicant.cf },
    ...{ email: applicant.email, phone: applicant.cellulare },
    emailConfirmedAt: expect.any(String),
    phoneConfirmedAt: expect.any(String),
  });
  expect(request.completedAt).toEqual(expect.any(String));
  expect(consents.length).toBeGreaterThan(0);
  for (const consent of consents)
    expect(consent).toMatchObject({ textVersion: expect.stringMatching(/./), givenAt: expect.any(String) });
  const rows = await contractsInOrder(service.deps.db, step.guid);
  expect(contracts.map(({ kind, agreedSha256, sha256 }) => [kind, agreedSha256, sha256])).toEqual(
    rows.map(({ kind, agreedSha256, sha256 }) => [kind, agreedSha256, sha256]),
  );
  for (const { agreedSha256, sha256, isAsStored } of contracts) {
    expect(agreedSha256).not.toBe(sha256);
    expect([agreedSha256.length, isAsStored]).toEqual([64, true]);
  }
  expect(documents.length).toBeGreaterThan(0);
  expect(documents.every(({ isAsStored }) => isAsStored)).toBe(true);
  expect(codes.map(({ what, purpose }) => `${purpose} ${what}`)).toEqual(
    expect.arrayContaining(['email sent', 'email entered', 'sms sent', 'sms entered']),
  );
});

it('holds every row of the audit with its link, which proves itself', async () => {
  const { step } = await signed(service);
  const { events } = await evidenceNow(step.guid);
  const names = events.map(({ row }) => row.event);
  expect(names.filter((name) => name === 'document-signed')).toHaveLength(2);
  expect(names.indexOf('code_confirmed')).toBeGreaterThan(names.indexOf('code_sent'));
  for (const { row, link } of events) {
    const at = new Date(row.at);
    expect(digestOf({ ...row, at })).toBe(link?.digest);
    const { position = 0, before = null } = link ?? {};
    expect(follows({ position: position - 1, hash: before ?? START.hash }, link as Link)).toBe(true);
  }
});

it('shows neither a code nor where a file lies', async () => {
  const { applicant, step } = await signed(service);
  const code = await service.lastCode(`+39${applicant.cellulare}`);
  const text = JSON.stringify({
    ...(await evidenceNow(step.guid)),
    documents: [],
    contracts: [],
    events: [],
  });
  expect(text).not.toContain(code);
  const rows = await contractsInOrder(service.deps.db, step.guid);
  const whole = JSON.stringify(await evidenceNow(step.guid));
  for (const { storageKey } of rows) expect(whole).not.toContain(storageKey);
});

it('says that a file is missing', async () => {
  const { step } = await signed(service);
  const [questionnaire] = await contractsInOrder(service.deps.db, step.guid);
  await service.deps.documents.remove(questionnaire?.storageKey ?? '');
  const { contracts } = await evidenceNow(step.guid);
  expect(contracts.map(({ isAsStored }) => isAsStored)).toEqual([false, true]);
});

it('is written as two files that its owner alone reads; the PDF has every hash and every event', async () => {
  const { applicant, step } = await signed(service);
  const evidence = await writtenTo(step.guid, 'out');
  const target = join(folder, 'out');
  expect((await readdir(target)).sort()).toEqual(['evidence.json', 'evidence.pdf']);
  expect((await stat(target)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(target)) expect((await stat(join(target, name))).mode & 0o777).toBe(0o600);
  const { text, marked, language, title } = await readPdf(await readFile(join(target, 'evidence.pdf')));
  expect([marked, language, title]).toEqual([true, 'it-IT', 'Fascicolo di prova']);
  const dense = text.replace(/\s/g, '');
  expect(dense).toContain(applicant.cf);
  const hashes = [
    ...evidence.contracts.flatMap(({ sha256, agreedSha256 }) => [sha256, agreedSha256]),
    ...evidence.documents.flatMap(({ sha256, receivedSha256 }) => [sha256, receivedSha256]),
    ...evidence.events.flatMap(({ link }) => [link?.digest ?? 'none', link?.hash ?? 'none']),
  ];
  expect(hashes.filter((hash) => !dense.includes(hash))).toEqual([]);
  for (const [index, { row }] of evidence.events.entries()) {
    const name = (auditEvents[row.event] ?? '').replace(/\s/g, '');
    expect(dense).toContain(`${index + 1}.${name}(${row.event})`);
  }
  await expect(writeEvidence(opened(), step.guid, target)).rejects.toThrow();
  expect(await writeEvidence(opened(), 'nobody', join(folder, 'none'))).toBeUndefined();
});

describe('the evidence of a signed request that is erased', () => {
  it('goes with it where EVIDENCE_YEARS is 0', async () => {
    const { step } = await signed(service);
    const deps = { ...service.deps, config: { ...service.config, EVIDENCE_YEARS: 0 } };
    await eraseRequest(deps, step.guid, 'command', { evenSigned: true });
    expect(await writeEvidence(opened(), step.guid, join(folder, 'gone'))).toBeUndefined();
  });

  it('says when and by whom it was erased, with the audit until then, all in the chain', async () => {
    const { step } = await signed(service);
    const at = service.clock.now().toISOString();
    // As the command does.
    await linkAudit(service.deps);
    await eraseRequest(service.deps, step.guid, 'command', { evenSigned: true });
    service.clock.pass({ minutes: DAY });
    const { erased, madeAt, events } = await writtenTo(step.guid, 'kept');
    expect([erased, madeAt]).toEqual([{ at, by: 'command' }, at]);
    expect(events.at(-1)?.row).toMatchObject({ event: 'erased', at });
    expect(events.filter(({ row }) => row.event === 'document-signed')).toHaveLength(2);
    expect(events.filter(({ link }) => link === null)).toEqual([]);
  });

  it('says of its files in the PDF what held at the erasure, and that they are gone', async () => {
    const { step } = await signed(service);
    const [lost] = await contractsInOrder(service.deps.db, step.guid);
    await service.deps.documents.remove(lost?.storageKey ?? '');
    await eraseRequest(service.deps, step.guid, 'command', { evenSigned: true });
    const { contracts, documents } = await writtenTo(step.guid, 'kept');
    const { text } = await readPdf(await readFile(join(folder, 'kept', 'evidence.pdf')));
    const all = text.replace(/\s+/g, ' ');
    const times = (words: string) => all.split(words).length - 1;
    expect(times('Da chi gestisce il servizio, con un comando')).toBe(1);
    expect(times('i suoi dati e i suoi file non sono più conservati')).toBe(1);
    const then = 'Al momento della cancellazione il file conservato';
    expect(times(`${then} aveva questa impronta`)).toBe(contracts.length + documents.length - 1);
    expect(times(`${then} mancava o non aveva questa impronta`)).toBe(1);
    expect(times('Il file conservato ha questa impronta')).toBe(0);
    expect(times('Il file manca')).toBe(0);
  });

  it('stays as it was, and goes twenty years after the signature', async () => {
    const { step } = await signed(service);
    const before = await evidenceNow(step.guid);
    await eraseRequest(service.deps, step.guid, 'command', { evenSigned: true });
    const kept = await writtenTo(step.guid, 'kept');
    const { erased: _, events, ...others } = kept;
    expect({ ...others, erased: null, events: events.slice(0, -1) }).toEqual(before);
    service.clock.pass({ minutes: 20 * 365 * DAY });
    await eraseLeftovers(service.deps);
    expect(await writtenTo(step.guid, 'late')).toEqual(kept);
    service.clock.pass({ minutes: 6 * DAY });
    await eraseLeftovers(service.deps);
    expect(await writeEvidence(opened(), step.guid, join(folder, 'gone'))).toBeUndefined();
  });
});
