import { JOURNEY_ALPHABET } from '../../../src/contract/journey';
import type { Request } from '../../db/schema';
import type { Db } from '../../db/types';
import { startOfDayInRome } from '../../domain/today';
import { Refusal, REQUEST_MALFORMED } from '../../errors/refusal';
import { listForReview, MOST_COUNTED } from '../../repositories/reviewList';
import { withDifferences } from './differences';

const LETTERS = `${JOURNEY_ALPHABET}${JOURNEY_ALPHABET.toLowerCase()}`;
/**
 * A journey code, or a guid of 24 characters. Addresses are logged by proxies, so a search by name or tax
 * code has no place in one.
 */
export const SEARCHABLE = `^ *(?:[${LETTERS}]{4}-?[${LETTERS}]{4}|[\\w\\-]{24})? *$`;
export const reviewStates = ['completed', 'document_ko', 'concluded', 'refused'] as const;
type ReviewState = (typeof reviewStates)[number];

const isState = (state: string): state is ReviewState => (reviewStates as readonly string[]).includes(state);

export const DIFFERENT = 'different';

const PAGE_SIZE = 25;
const DAY_MS = 24 * 60 * 60 * 1000;
/** From the beginning of a day into the next one, also where the clocks change. */
const INTO_NEXT_DAY_MS = 1.5 * DAY_MS;

export interface ListQuery {
  readonly state?: string;
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly read?: string;
  readonly page?: string;
}

export interface RequestList {
  readonly requests: readonly Request[];
  readonly total: number;
  readonly isMore: boolean;
  /** Further requests were not compared with what was read: `total` is of those that were. */
  readonly isCut: boolean;
  readonly page: number;
  /** As far as is known: the page after a full one is counted. */
  readonly pages: number;
}

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

export const listRequests = async (db: Db, query: ListQuery): Promise<RequestList> => {
  const text = query.text?.trim() ?? '';
  const wanted = query.state ?? '';
  const byDefault = text === '' ? (['completed'] as const) : reviewStates;
  const states = isState(wanted) ? [wanted] : wanted === 'all' ? reviewStates : byDefault;
  const page = Number(query.page ?? 1);
  const from = startOf(query.from);
  const before = startOfNextDay(query.to);
  const filter = { states, ...(from && { from }), ...(before && { before }), ...(text !== '' && { text }) };
  // Among waiting requests the oldest comes first; among finished ones, the latest.
  const oldestFirst = states.length === 1 && states[0] === 'completed';
  const differing = query.read === DIFFERENT ? await withDifferences(db, filter, oldestFirst) : undefined;
  const { requests, total } = await listForReview(
    db,
    { ...filter, ...(differing && { among: differing.guids }) },
    {
      oldestFirst,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
  );
  const isMore = total > MOST_COUNTED;
  const seen = isMore && requests.length === PAGE_SIZE ? page + 1 : 1;
  const pages = Math.max(seen, Math.ceil(Math.min(total, MOST_COUNTED) / PAGE_SIZE));
  const isCut = differing?.isCut ?? false;
  return { requests, total: Math.min(total, MOST_COUNTED), isMore, isCut, page, pages };
};

/** The audit records whose data the list showed, and no search text. */
export const listDetails = (
  { state = '', from = '', to = '', text = '', read = '' }: ListQuery,
  list: RequestList,
) => ({
  state,
  from,
  to,
  bySearch: text !== '',
  ...(read !== '' && { read }),
  page: list.page,
  total: list.total,
  requests: list.requests.map(({ guid }) => guid),
});

export const listToJson = ({ requests, total, isMore, isCut, page, pages }: RequestList) => ({
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
  isMore,
  isCut,
  page,
  pages,
});
