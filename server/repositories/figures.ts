/** A batch of requests at a time: no statement reads all rows. */
import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { requests, type Request } from '../db/schema';
import type { Db } from '../db/types';

/** `what`: purpose, type or document in the event's details. `first` and `last`: seconds since 1970. */
type Mark = readonly [event: string, what: string, first: number, last: number, times: number];

export interface Course extends Pick<
  Request,
  'guid' | 'step' | 'state' | 'createdAt' | 'updatedAt' | 'completedAt'
> {
  readonly marks: readonly Mark[];
  /** `at`: when they were last saved, in seconds since 1970. */
  readonly saved: readonly (readonly [step: string, at: number])[];
  readonly refusals: readonly string[];
}

const EVENTS = [
  ...['code_sent', 'code_not_delivered', 'code_confirmed', 'code_worn_out', 'password_created'],
  ...['document-stored', 'document-noticed', 'review-refused', 'review-concluded', 'review-rejected'],
];

/** Files requested again by the review are not counted: the applicant did not choose to take them again. */
const marks = sql<Course['marks']>`(
  select coalesce(json_agg(json_build_array(e.event, e.what, e.first, e.last, e.times)), '[]')
  from (
    select a.event, coalesce(a.details->>'purpose', a.details->>'type', a.details->>'document', '') as what,
      extract(epoch from min(a.at))::float8 as first, extract(epoch from max(a.at))::float8 as last,
      count(*) as times
    from audit a
    where a.guid = "requests"."guid" and a.event = any(${sql.param(EVENTS)}::text[])
      and (a.event <> 'document-stored' or "requests"."completed_at" is null
        or a.at <= "requests"."completed_at")
    group by 1, 2
  ) e)`;

const saved = sql<Course['saved']>`(
  select coalesce(json_agg(json_build_array(s.step, extract(epoch from s.updated_at)::float8)), '[]')
  from step_answers s where s.guid = "requests"."guid")`;

const refusals = sql<Course['refusals']>`(
  select coalesce(json_agg(distinct d.feedback), '[]')
  from documents d where d.guid = "requests"."guid" and d.sign = 'false' and d.feedback <> '')`;

const { guid, step, state, createdAt, updatedAt, completedAt } = requests;
const columns = { guid, step, state, createdAt, updatedAt, completedAt, marks, saved, refusals };

export type Place = Pick<Request, 'guid' | 'createdAt'>;

export const coursesOf = (
  db: Db,
  { from, before, after }: { readonly from: Date; readonly before: Date; readonly after?: Place | undefined },
  most: number,
): Promise<Course[]> =>
  db
    .select(columns)
    .from(requests)
    .where(
      and(
        gte(createdAt, after?.createdAt ?? from),
        lt(createdAt, before),
        after &&
          sql`(${createdAt}, ${guid}) > (${after.createdAt.toISOString()}::timestamptz, ${after.guid})`,
      ),
    )
    .orderBy(asc(createdAt), asc(guid))
    .limit(most);
