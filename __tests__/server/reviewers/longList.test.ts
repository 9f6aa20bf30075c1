import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { documents, requests } from '../../../server/db/schema';
import { NOTHING_READ } from '../../../server/reading';
import { toStored } from '../../../server/reading/stored';
import { saveDocument } from '../../../server/repositories/documents';
import { seedRequest } from '../seed';
import { testService } from '../support';
import { apiOf, reviewerToken, signedInReviewer } from '../support/reviewers';

const COPIES = 1029;
const PAGE = 25;
const service = testService();

interface Listed {
  readonly requests: readonly { readonly guid: string }[];
  readonly total: number;
  readonly isMore: boolean;
  readonly pages: number;
}

const multiply = async (): Promise<void> => {
  const { guid } = await seedRequest(service, {
    step: 'thanks',
    state: 'completed',
    completedAt: service.clock.now(),
  });
  const columns = Object.values(getTableColumns(requests)).map(({ name }) => name);
  const copied: SQL[] = columns.map((name) => {
    if (name === 'guid') return sql`lpad(n::text, 24, '0')`;
    if (name === 'completed_at') return sql`completed_at + n * interval '1 second'`;
    return sql.identifier(name) as unknown as SQL;
  });
  await service.deps.db.execute(sql`
    insert into ${requests} (${sql.join(
      columns.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(copied, sql`, `)} from ${requests}, generate_series(1, ${COPIES}::int) n where guid = ${guid}`);
};

beforeAll(multiply);

it('[R6-01] lists every request once, page by page, and counts no more than a thousand', async () => {
  const token = await reviewerToken(service, 'Lia Lunga');
  const api = apiOf(service, token);
  const guids = new Set<string>();
  let [page, pages] = [0, 1];
  while (page < pages) {
    page += 1;
    const { data } = (await api(`/requests?page=${page}`)).json<{ data: Listed }>();
    expect([page, data.total, data.isMore]).toEqual([page, 1000, true]);
    for (const { guid } of data.requests) guids.add(guid);
    pages = data.pages;
  }
  expect([guids.size, page]).toEqual([COPIES + 1, Math.ceil((COPIES + 1) / PAGE)]);
});

it('[R6-01] says on the page that there are more, and leads on to the last page', async () => {
  const token = await reviewerToken(service, 'Ugo Ultimo');
  const browser = await signedInReviewer(service, 'Ugo Ultimo', token);
  const textOf = async (page: number) => (await browser.inject({ url: `/review?page=${page}` })).body;
  const last = Math.ceil((COPIES + 1) / PAGE);
  expect(await textOf(last - 1)).toContain(`più di 1.000 richieste · pagina ${last - 1}<`);
  expect(await textOf(last - 1)).toContain('Pagina successiva');
  expect(await textOf(last)).not.toContain('Pagina successiva');
});

const multiplyReadings = async (): Promise<void> => {
  const { db, clock } = service.deps;
  const at = clock.now();
  const guid = '0'.repeat(23).concat('1');
  await saveDocument(db, {
    ...{ guid, type: 'FRONT_DOC_1', storageKey: guid, contentType: 'image/jpeg', size: 1, sha256: '' },
    ...{ receivedSha256: '', barCode: '', additional: false, createdAt: at, askedAt: null },
    ...{
      sign: '',
      feedback: '',
      reading: toStored({ ...NOTHING_READ, code39: { taxCode: 'GHSGUO81A25F839Y' } }),
    },
  });
  const names = Object.values(getTableColumns(documents)).map(({ name }) => name);
  const copied = names.map((name) => (name === 'guid' ? sql`r.guid` : sql`d.${sql.identifier(name)}`));
  await db.execute(sql`
    insert into ${documents} (${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )})
    select ${sql.join(copied, sql`, `)} from ${documents} d, ${requests} r where d.guid = ${guid} and r.guid <> ${guid}`);
};

it('[R6-01] compares a thousand requests for a page, and says that there are others', async () => {
  await multiplyReadings();
  const token = await reviewerToken(service, 'Cora Confronto');
  const api = apiOf(service, token);
  const isCut = async (query: string) =>
    (await api(`/requests?${query}`)).json<{ data: { isCut: boolean } }>().data.isCut;
  expect([await isCut('read=different'), await isCut('read=different&to=2020-01-01')]).toEqual([true, false]);
  const browser = await signedInReviewer(service, 'Cora Confronto', token);
  const { body } = await browser.inject({ url: '/review?read=different' });
  expect(body.replace(/\s+/g, ' ')).toContain('Sono state confrontate le prime 1.000 richieste');
});
