import { parseCampaign, queryOfUrl } from '../../src/contract/campaign';

/**
 * What is kept of an invitation's address: the known campaign keys of its query, written anew, within the bound; never
 * the address itself. '' where there is none.
 */
export const campaignUrlOf = (sent: string): string => {
  const query = new URLSearchParams(parseCampaign(queryOfUrl(sent))).toString();
  return query === '' ? '' : `/?${query}`;
};
