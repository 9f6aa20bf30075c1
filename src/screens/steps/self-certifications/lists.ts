import { useMemo } from 'react';
import { lookups } from '../../../api/lookups';
import { SUBJECT_TYPE_CODE } from '../../../contract/limits';
import { businessTypeId } from '../../shared/lookups';
import type { ListState } from '../../../ui/fields/core/ListNotes';

const NONE: ListState['options'] = [];

/** A class of ATECO 2007 that has become this one: '62.01 Produzione di software…'. */
const FORMER = /^(\d\d)\.(\d\d) /;
/** For a former class only the code: a search by the words of its title would find what nobody looks for. */
const asWords = (text: string): string => FORMER.exec(text)?.slice(1).join('') ?? text;

const businessTypeLabel = (value: string): string => value.split('##')[1] ?? value;

interface QueryState {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Nobody can choose from a list without entries: it may be asked for again. */
const stateOf = (
  options: ListState['options'] | undefined,
  { isFetching, isError, refetch }: QueryState,
): ListState => ({
  options: isFetching ? NONE : (options ?? NONE),
  status: isFetching ? 'loading' : isError || options?.length === 0 ? 'error' : 'ready',
  onRetry: refetch,
});

export function useBusinessTypes(): ListState {
  const { currentData, ...state } = lookups.tipiSocieta.useQuery({ value: SUBJECT_TYPE_CODE });
  const options = useMemo(
    () => currentData?.data.map(({ value }) => ({ value, label: businessTypeLabel(value) })),
    [currentData],
  );
  return stateOf(options, state);
}

export function useSectors(businessType: string): ListState {
  const { currentData, ...state } = lookups.settoriAziende.useQuery(
    { idSocieta: businessTypeId(businessType), idSoggetto: SUBJECT_TYPE_CODE },
    { skip: businessType === '' },
  );
  const options = useMemo(
    () =>
      currentData?.data.map(({ key, value, altri }) => ({
        value: key,
        label: value,
        also: altri?.join(' '),
      })),
    [currentData],
  );
  return stateOf(options, state);
}

export function useAtecoCodes(sector: string): ListState {
  const { currentData, ...state } = lookups.attivitaPerSettore.useQuery(
    { value: sector },
    { skip: sector === '' },
  );
  const options = useMemo(
    () =>
      currentData?.data.map(({ key, value, altri }) => ({
        value: key,
        label: value.startsWith(key) ? value : `${key} ${value}`,
        also: altri?.map(asWords).join(' '),
        former: altri?.filter((text) => FORMER.test(text)),
      })),
    [currentData],
  );
  return stateOf(options, state);
}
