import { CAMPAIGN_QUERY_MAX_LENGTH } from './limits';

export const campaignKeys = [
  'promoCode',
  'proof',
  'partnership',
  'convention',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;
export type CampaignKey = (typeof campaignKeys)[number];
export type CampaignValues = Readonly<Partial<Record<CampaignKey, string>>>;

export const parseCampaign = (query: string): CampaignValues => {
  const given = new URLSearchParams(query);
  let length = 0;
  const kept: Partial<Record<CampaignKey, string>> = {};
  for (const key of campaignKeys) {
    const value = given.get(key);
    if (value === null || value === '') continue;
    const size = new URLSearchParams([[key, value]]).toString().length + 1;
    if (length + size > CAMPAIGN_QUERY_MAX_LENGTH) continue;
    length += size;
    kept[key] = value;
  }
  return kept;
};

export const landingSearch = (query: string): string => {
  let length = 0;
  const kept = [...new URLSearchParams(query)].filter((entry) => {
    const size = new URLSearchParams([entry]).toString().length + 1;
    if (length + size > CAMPAIGN_QUERY_MAX_LENGTH) return false;
    length += size;
    return true;
  });
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
};

/** The address itself is never opened. */
export const queryOfUrl = (url: string): string => {
  const start = url.indexOf('?');
  const query = start >= 0 ? url.slice(start + 1) : /^[^/:]*=/.test(url) ? url : '';
  return query.split('#')[0] ?? '';
};
