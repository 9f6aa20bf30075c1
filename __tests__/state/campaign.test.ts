import { campaignOf } from '../../src/state/campaign';
import { campaignKeys, parseCampaign, queryOfUrl } from '../../src/contract/campaign';
import { CAMPAIGN_QUERY_MAX_LENGTH } from '../../src/contract/limits';

describe('the landing query', () => {
  it('[R2.1-11] keeps everything in its order, rewritten; the app uses the known keys', () => {
    const { values, search } = campaignOf(
      '?utm_source=mail&promoCode=A%20B&proof=p%3D%3D&gclid=1&<script>=x&gclid=2',
    );
    expect(values).toEqual({ promoCode: 'A B', proof: 'p==', utm_source: 'mail' });
    expect(search).toBe('?utm_source=mail&promoCode=A+B&proof=p%3D%3D&gclid=1&%3Cscript%3E=x&gclid=2');
    expect(campaignOf(search).search).toBe(search);
  });
  it('takes the first value of a key, and no empty one', () => {
    expect(parseCampaign('?promoCode=A&promoCode=B&proof=')).toEqual({ promoCode: 'A' });
    expect(campaignOf('').search).toBe('');
  });
  it('is bounded: a value that would pass the bound is left out, shorter ones stay', () => {
    const long = 'x'.repeat(CAMPAIGN_QUERY_MAX_LENGTH);
    const { search } = campaignOf(`?promoCode=${long}&proof=ok`);
    expect(search).toBe('?proof=ok');
    const many = campaignKeys.map((key) => `${key}=${'é'.repeat(60)}`).join('&');
    expect(campaignOf(many).search.length).toBeLessThanOrEqual(CAMPAIGN_QUERY_MAX_LENGTH);
    expect(campaignOf(many).search).not.toBe('');
  });
  it.each([
    ['https://evil.example/path?promoCode=A#x', 'promoCode=A'],
    ['/?promoCode=A', 'promoCode=A'],
    ['promoCode=A&utm_source=b', 'promoCode=A&utm_source=b'],
    ['?promoCode=A', 'promoCode=A'],
    ['https://evil.example/promoCode=A', ''],
    ['javascript:alert(1)//=', ''],
    ['', ''],
  ])('[R7.7-02] of the address %j only the query counts', (url, query) =>
    expect(queryOfUrl(url)).toBe(query),
  );
});
