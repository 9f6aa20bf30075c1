import { isDeep } from '../../setup/depth';

/**
 * Of places that a test tries in turn until there is none: the one after `place`. The short run tries the
 * first `few`, and from there on those that are `apart`; `npm run test:all` every one.
 */
export const placeAfter = (place: number, apart: number, few = 1): number =>
  place + (isDeep || place < few ? 1 : apart);
