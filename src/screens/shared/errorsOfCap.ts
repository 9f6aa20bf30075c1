import type { FieldErrors } from '../../contract/validate';

/**
 * Province and city follow from the CAP, and cannot be typed. With an error of the CAP, theirs are left out:
 * it is one thing to correct.
 */
export const withoutErrorsOfCap = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => {
      const [, widget] = /^(.+)\.(?:provincia|citta)$/.exec(path) ?? [];
      return widget === undefined || errors[`${widget}.cap`] === undefined;
    }),
  );
