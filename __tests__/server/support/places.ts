import { isDeep } from '../../setup/depth';

/**
 * Returns the place to try after `place`, until there is none. The short run tries the first `few`, then
 * every `apart`-th; `npm run test:all` every one.
 */
export const placeAfter = (place: number, apart: number, few = 1): number =>
  place + (isDeep || place < few ? 1 : apart);
