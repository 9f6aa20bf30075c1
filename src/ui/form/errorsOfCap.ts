import type { FieldErrors } from '../../contract/validate';
import type { ErrorTree } from './errorTree';

const isTree = (value: unknown): value is ErrorTree => typeof value === 'object' && value !== null;

interface AddressState {
  readonly serverErrors: FieldErrors;
  readonly isPending: (widget: string) => boolean;
}

/**
 * Province and city follow from the CAP, and cannot be typed. With a wrong or refused CAP, it alone is to be
 * corrected; with several localities, the city alone; while the CAP is being looked up, neither.
 */
export const withoutErrorsOfCap = (
  errors: ErrorTree,
  values: object,
  { serverErrors, isPending }: AddressState,
): ErrorTree => {
  const result: Record<string, ErrorTree | string | undefined> = { ...errors };
  for (const [widget, value] of Object.entries(values)) {
    const tree = errors[widget];
    if (!isTree(tree) || !isTree(value) || !('cap' in value)) continue;
    const { provincia, citta, ...rest } = tree;
    if (provincia === undefined && citta === undefined) continue;
    const cap = rest.cap ?? serverErrors[`${widget}.cap`];
    if (cap !== undefined) result[widget] = { ...rest, cap };
    else if (isPending(widget)) result[widget] = rest;
    else if (citta !== undefined) result[widget] = { ...rest, citta };
  }
  return result;
};
