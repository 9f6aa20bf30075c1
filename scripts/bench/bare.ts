/**
 * What `next` and `back` are measured against: Fastify with a JSON schema and the driver, no product.
 * `/same/…` send the statements that the product's calls send, on its own tables; `/least/…` one read and
 * one write, the body as it came.
 */
import Fastify from 'fastify';
import { openBareStore, type Run } from './bareStore';

interface Sent {
  readonly number: number;
  readonly widgets: readonly {
    readonly name: string;
    readonly components: readonly {
      readonly name: string;
      readonly value: string;
      readonly status: string;
    }[];
  }[];
}
interface Call {
  readonly Body: Sent;
  readonly Querystring: { readonly id: string };
}

const text = { type: 'string', maxLength: 500 } as const;
const texts = { type: 'array', items: text } as const;
const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const component = objectOf({ name: text, value: text, status: text, errorMessage: texts });
const components = { type: 'array', items: component };
const widget = objectOf({ name: text, code: text, errorMessage: texts, components });
const body = objectOf({ number: { type: 'integer' }, widgets: { type: 'array', items: widget } });

const READ = `select step, null as widget, '' as component, answers as value, '' as status from step_answers
  where guid = $1 and step = any($2)
  union all select step, widget, component, value, status from answers where guid = $1 and step = any($2)`;
const SAVE = `with saved as (
    insert into step_answers (guid, step, answers, updated_at) values ($1, $2, $3, $4::timestamptz)
    on conflict (guid, step) do update set answers = excluded.answers, updated_at = excluded.updated_at)
  update requests set step = $5, accepted_hash = $6, state = $7, completed_at = $8::timestamptz, updated_at = $4::timestamptz
  where guid = $1`;
const MOVE = 'update requests set step = $2, updated_at = $3::timestamptz where guid = $1';

const prepare = async (run: Run): Promise<void> => {
  await run('', 'create table if not exists bare (id text primary key, body text, step int)', []);
  for (let index = 0; index < 64; index += 1) {
    const values = [`bare-${index}`];
    await run(
      '',
      `insert into sessions (id, token_hash, product_code, guid, created_at, seen_at) values ($1, $1, '', $1, now(), now())`,
      values,
    );
    await run(
      '',
      `insert into requests (guid, contact_id, product_code, step, created_at, updated_at) values ($1, $1, '', 'address-info', now(), now())`,
      values,
    );
    await run('', 'insert into bare values ($1, $2, 0)', [...values, '']);
  }
};

const main = async (): Promise<void> => {
  const { run, inTransaction } = await openBareStore(process.env);
  await prepare(run);
  const app = Fastify();

  /**
   * Session, lock, answers and invitations read; answers and step written in one statement; in a transaction
   * from the lock on.
   */
  const same = async (id: string, step: string, sent?: Sent) => {
    const [session] = (await run('session', 'select * from sessions where token_hash = $1', [id])) as {
      guid: string;
    }[];
    const guid = session?.guid;
    return inTransaction(async (within) => {
      await within('lock', 'select * from requests where guid = $1 for update', [guid]);
      const steps = ['contact-info', 'address-info', 'company-info', 'self-certifications'];
      const answers = await within('answers', READ, [guid, steps]);
      await within('invitations', 'select * from invitations where guid = $1 order by id desc', [guid]);
      const now = new Date().toISOString();
      const widgets = sent && JSON.stringify(sent.widgets);
      if (sent) await within('save', SAVE, [guid, 'address-info', widgets, now, step, id, 'open', null]);
      else await within('move', MOVE, [guid, step, now]);
      return { status: 'success', step, answers };
    });
  };
  const least = async (id: string, sent?: Sent) => {
    const [row] = (await run('least', 'select step from bare where id = $1', [id])) as { step: number }[];
    const step = (row?.step ?? 0) + (sent ? 1 : -1);
    const write = `insert into bare values ($1, $2, $3)
      on conflict (id) do update set body = excluded.body, step = excluded.step`;
    if (sent) await run('write', write, [id, JSON.stringify(sent.widgets), step]);
    else await run('step', 'update bare set step = $2 where id = $1', [id, step]);
    return { status: 'success', step, widgets: sent?.widgets ?? [] };
  };

  app.get('/readyz', async () => ({ status: 'success' }));
  app.post<Call>('/same/next', { schema: { body } }, ({ query, body: sent }) =>
    same(query.id, 'company-info', sent),
  );
  app.get<Call>('/same/back', ({ query }) => same(query.id, 'address-info'));
  app.post<Call>('/least/next', { schema: { body } }, ({ query, body: sent }) => least(query.id, sent));
  app.get<Call>('/least/back', ({ query }) => least(query.id));
  await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
  process.once('SIGTERM', () => process.exit(0));
};

void main();
