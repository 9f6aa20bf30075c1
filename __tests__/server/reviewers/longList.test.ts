// A list of more requests than anybody pages through.
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { requests } from '../../../server/db/schema';
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

/** Copies of one signed request, each signed a second after the other. */
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
