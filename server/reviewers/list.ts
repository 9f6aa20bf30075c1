/** The list of signed requests: its filters as they stand in an address, and a page of it. */
import type { Request } from '../db/schema';
import type { Db } from '../db/types';
import { startOfDayInRome } from '../domain/today';
import { Refusal, REQUEST_MALFORMED } from '../errors/refusal';
import { listForReview } from '../repositories/reviewList';

export const reviewStates = ['completed', 'document_ko', 'concluded', 'refused'] as const;
type ReviewState = (typeof reviewStates)[number];

const PAGE_SIZE = 25;
const DAY_MS = 24 * 60 * 60 * 1000;
/** From the beginning of a day into the next one, also where the clocks change. */
const INTO_NEXT_DAY_MS = 1.5 * DAY_MS;

/** The query as `listQuery` validates it (api/shapes.ts). */
export interface ListQuery {
  readonly state?: string;
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly page?: string;
}

export interface RequestList {
  readonly requests: readonly Request[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}

const isState = (state: string): state is ReviewState => (reviewStates as readonly string[]).includes(state);

const startOf = (text: string | undefined): Date | undefined => {
  if (text === undefined || text === '') return undefined;
  const start = startOfDayInRome(text);
  if (!start) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });
  return start;
};

const startOfNextDay = (text: string | undefined): Date | undefined => {
  const start = startOf(text);
  return start && startOfDayInRome(new Date(start.getTime() + INTO_NEXT_DAY_MS).toISOString().slice(0, 10));
};

/** Returns a page of the list. A search by text looks at all states unless one is named. */
export const listRequests = async (db: Db, query: ListQuery): Promise<RequestList> => {
  const text = query.text?.trim() ?? '';
  const wanted = query.state ?? '';
  const byDefault = text === '' ? (['completed'] as const) : reviewStates;
  const states = isState(wanted) ? [wanted] : wanted === 'all' ? reviewStates : byDefault;
  const page = Number(query.page ?? 1);
  const from = startOf(query.from);
  const before = startOfNextDay(query.to);
  const filter = { states, ...(from && { from }), ...(before && { before }), ...(text !== '' && { text }) };
  const { requests, total } = await listForReview(db, filter, {
    // What has waited longest comes first; of what is done, the latest.
    oldestFirst: states.length === 1 && states[0] === 'completed',
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return { requests, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
};

/** What the audit tells of a look at the list: no text that was searched for. */
export const listDetails = ({ state = '', from = '', to = '', text = '' }: ListQuery, list: RequestList) => ({
  state,
  from,
  to,
  bySearch: text !== '',
  page: list.page,
  total: list.total,
});

export const listToJson = ({ requests, total, page, pages }: RequestList) => ({
  requests: requests.map(({ guid, journey, state, cf, email, completedAt, returnedAt, updatedAt }) => ({
    guid,
    journey,
    state,
    cf,
    email,
    signedAt: completedAt,
    returnedAt,
    updatedAt,
  })),
  total,
  page,
  pages,
});
