import { lookupsApi } from '../../../api/lookups';
import { birthPlaceCode, placeIn, type BirthPlace } from '../../../contract/birthPlace';
import { isoDate } from '../../../contract/rules/dates';
import type { RootState } from '../../../state/root';

interface Person {
  readonly cf: string;
  /** Birth date, dd/MM/yyyy. */
  readonly data: string;
}

const { comuni } = lookupsApi.endpoints;

/** Only in the lists loaded so far, as by the tax code's calculator. */
export const knownBirthPlace = (state: RootState, { cf, data }: Person): BirthPlace | undefined => {
  const asked = lookupsApi.util.selectCachedArgsForQuery(state, 'comuni');
  for (const { sigla } of asked) {
    const list = comuni.select({ sigla })(state).data?.data ?? [];
    const place = placeIn(list, { sigla, codice: birthPlaceCode(cf), day: isoDate(data) });
    if (place) return place;
  }
  return undefined;
};
