import type { BrowserContext } from 'playwright-core';
import type { StepSlug } from '../../../src/contract/steps/table';
import type { Earlier, Walk } from './walk';
import type { TestProduct } from './product';

export type { Earlier };

export const fastForward = async (
  context: BrowserContext,
  product: TestProduct,
  slug: StepSlug,
  how: Omit<Walk, 'slug'> = {},
): Promise<Earlier> => {
  const earlier = await product.walk({ slug, ...how });
  const { url } = product;
  await context.addCookies(earlier.cookies.map(([name, value]) => ({ name, value, url, httpOnly: true })));
  return earlier;
};

export const leftAt = (product: TestProduct, slug: StepSlug): Promise<Earlier> => product.walk({ slug });

export const signedBy = (product: TestProduct): Promise<Earlier> => leftAt(product, 'thanks');
