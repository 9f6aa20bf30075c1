import { landingSearch, queryOfUrl } from '../../src/contract/campaign';

/**
 * What is kept of an invitation's address: its query, written anew in its order, as much as the bound allows;
 * never the address itself. Keys that the app does not know stay: the landing query is the applicant's on
 * every page. '' where there is none.
 */
export const campaignUrlOf = (sent: string): string => {
  const search = landingSearch(queryOfUrl(sent));
  return search === '' ? '' : `/${search}`;
};
