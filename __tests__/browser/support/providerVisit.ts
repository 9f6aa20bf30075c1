import path from 'node:path';
import { startProvider, type Provider } from '../../fixtures/provider';
import type { Variant } from '../../fixtures/provider/variant';
import { arrive, type Arrival, type Visitor } from './arrive';
import { startOtherHost } from './otherHost';
import type { Product } from '../../../scripts/testing/product/product';
import { until } from '../../../scripts/testing/browser/until';

const WEB = path.resolve(__dirname, '../../../dist/web');

const CONFIG = {
  mainServiceUrl: '',
  v2ServiceUrl: '',
  legacyServiceUrl: '',
  productCode: 'DITTA_INDIVIDUALE',
  provider: 'pagamenti',
  invitationPassphrase: 'pubblica',
  links: { privacy: '/privacy', cookie: '/cookie', informationSheet: '/foglio' },
  legalLine: 'Pagamenti S.p.A.',
  sessionExpiryMessages: {
    productInfo: 'no product code for session',
    onboardingBack: 'no process found for session',
    presaVisione: 'product code not found',
    contactResume: 'user not authorized',
  },
};

const productOf = (url: string, provider: Provider): Product => ({
  url,
  codeFor: async (channel, to, after = '0') => {
    const address = channel === 'sms' ? `+39${to}` : to;
    const newest = async () => provider.codeFor(address);
    const found = await until(newest, (code) => code !== undefined && code.count > Number(after));
    if (!found) throw new Error(`No code by ${channel}`);
    return { channel, to, text: found.code, code: found.code, at: String(found.count) };
  },
});

export interface ProviderVisit {
  readonly provider: Provider;
  readonly product: Product;
  readonly arrive: (how?: Arrival) => Promise<Visitor>;
  readonly close: () => Promise<void>;
}

export const visitProvider = async (
  variant: Partial<Variant> = {},
  config: object = {},
): Promise<ProviderVisit> => {
  const provider = await startProvider(variant);
  const host = await startOtherHost({ web: WEB, config: { ...CONFIG, ...config }, proxyTo: provider.url });
  return {
    provider,
    product: productOf(host.origin, provider),
    arrive: (how) => arrive({ url: host.origin, ...how }),
    close: async () => {
      await host.close();
      await provider.stop();
    },
  };
};
