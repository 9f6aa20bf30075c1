import { landingSearch, queryOfUrl } from '../../src/contract/campaign';

/**
 * Only the query, shortened to the limit; '' without one. Keys that the app does not know are kept, since
 * every page of the applicant carries the landing query.
 */
export const campaignUrlOf = (sent: string): string => {
  const search = landingSearch(queryOfUrl(sent));
  return search === '' ? '' : `/${search}`;
};
