import { isDeep } from '../../setup/depth';
import { arrive, type Visitor } from './arrive';
import { letGo, touchAll } from './finger';
import { PHONE } from '../../../scripts/testing/browser/visit';
import { product } from './worker';

export const onPhone = (url = product.url): Promise<Visitor> =>
  arrive({ viewport: PHONE, hasTouch: true, isMobile: true, url });

export const lostOn = async ({ page }: Visitor, screen: string): Promise<string[]> => {
  const { lost, count } = await touchAll(page, isDeep);
  await letGo(page);
  if (count === 0) return [`${screen}: nothing to touch`];
  return lost.map((line) => `${screen}: ${line}`);
};
