import { isApiError } from '../../contract/errors';

/** The service has understood and says no: not a fault of its own, which comes with words too. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'business' && (error.httpStatus ?? 200) < 500;
