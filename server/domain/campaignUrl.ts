import { parseCampaign, queryOfUrl } from '../../src/contract/campaign';

/**
 * What is kept of an invitation's address: the known campaign keys of its query in their order, written anew, within the
 * bound; never the address itself. '' where there is none.
 */
export const campaignUrlOf = (sent: string): string => {
  const given = queryOfUrl(sent);
  const known = new Map<string, string>(Object.entries(parseCampaign(given)));
  const inOrder = [...new Set(new URLSearchParams(given).keys())].filter((key) => known.has(key));
  const query = new URLSearchParams(inOrder.map((key) => [key, known.get(key) ?? ''])).toString();
  return query === '' ? '' : `/?${query}`;
};
