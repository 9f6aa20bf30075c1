import type { BrowserContext } from 'playwright-core';
import type { StepSlug } from '../../../src/contract/steps/table';
import type { Walk as Before } from '../../testing/product/walk';
import { fastForward } from '../../testing/product/earlier';
import { applicant } from '../../testing/pages/people';
import type { TestProduct } from '../../testing/product/product';
import type { Way } from '../../testing/pages/way';

export interface Heard extends Way {
  readonly product: TestProduct;
  readonly context: BrowserContext;
  readonly open: (path: string) => Promise<void>;
}
export type Walk = (way: Heard) => Promise<void>;

export const left = (product: TestProduct, slug: StepSlug, how: Omit<Before, 'slug'> = {}) =>
  product.walk({ slug, applicant, ...how });

export const inSession = ({ context, product }: Heard, slug: StepSlug, how: Omit<Before, 'slug'> = {}) =>
  fastForward(context, product, slug, { applicant, ...how });
