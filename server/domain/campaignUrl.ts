import { landingSearch, queryOfUrl } from '../../src/contract/campaign';

/**
 * Returns what is stored of an invitation's URL: only its query, rebuilt in its order and shortened to the
 * limit; '' without one. Keys that the app does not know are kept, since every page of the applicant carries
 * the landing query.
 */
export const campaignUrlOf = (sent: string): string => {
  const search = landingSearch(queryOfUrl(sent));
  return search === '' ? '' : `/${search}`;
};
