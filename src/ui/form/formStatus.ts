import type { FieldErrors } from '../../contract/validate';

/** A tree with messages as leaves, as in Formik and the contract. */
export type ErrorTree = { readonly [key: string]: ErrorTree | string | undefined };

/** Flattens a tree: {residenza: {cap: 'x'}} → [['residenza.cap', 'x']]. */
export function flattenErrors(tree: ErrorTree, prefix = ''): Array<[name: string, message: string]> {
  return Object.entries(tree).flatMap(([key, value]): Array<[string, string]> => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (value === undefined || value === '') return [];
    return typeof value === 'string' ? [[name, value]] : flattenErrors(value, name);
  });
}

/** The service's response, unchanged. */
export interface Answer {
  readonly serverErrors: FieldErrors | undefined;
  readonly globalErrors: readonly string[];
}

/** Stored in Formik's status: the service's messages, each shown until its field is edited. */
export interface FormStatus {
  readonly server: FieldErrors;
  /** The response with these messages. */
  readonly answer?: Answer;
  /** The fields whose message was removed since by an edit. */
  readonly edited?: readonly string[];
}

export function withServerError(status: FormStatus | undefined, name: string, message: string): FormStatus {
  return { ...status, server: { ...status?.server, [name]: message } };
}

/** Removes the message. Returns the same object if there is none. */
export function withoutServerError(status: FormStatus | undefined, name: string): FormStatus | undefined {
  if (status?.server[name] === undefined) return status;
  const { [name]: _edited, ...server } = status.server;
  return { ...status, server };
}

/** Removes the message of a field that was edited. Returns the same object if there is none. */
export function withEdited(status: FormStatus | undefined, name: string): FormStatus | undefined {
  const left = withoutServerError(status, name);
  return left && left !== status ? { ...left, edited: [...(left.edited ?? []), name] } : left;
}
