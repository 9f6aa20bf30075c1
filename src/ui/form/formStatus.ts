/** A tree whose leaves are messages, as Formik and the contract shape errors. */
export type ErrorTree = { readonly [key: string]: ErrorTree | string | undefined };

/** {residenza: {cap: 'x'}} → [['residenza.cap', 'x']]. */
export function flattenErrors(tree: ErrorTree, prefix = ''): Array<[name: string, message: string]> {
  return Object.entries(tree).flatMap(([key, value]): Array<[string, string]> => {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (value === undefined || value === '') return [];
    return typeof value === 'string' ? [[name, value]] : flattenErrors(value, name);
  });
}

/** What the service said, as it came. */
export interface Answer {
  readonly serverErrors: ErrorTree | undefined;
  readonly globalErrors: readonly string[];
}

/** Kept in Formik's status: messages that validation knows nothing of, each shown until its field is written to. */
export interface FormStatus {
  readonly server: Readonly<Record<string, string>>;
  /** The answer that they are of. */
  readonly answer?: Answer;
}

export function withServerError(status: FormStatus | undefined, name: string, message: string): FormStatus {
  return { ...status, server: { ...status?.server, [name]: message } };
}

/** The same object when there is nothing to take out. */
export function withoutServerError(status: FormStatus | undefined, name: string): FormStatus | undefined {
  if (status?.server[name] === undefined) return status;
  const { [name]: _edited, ...server } = status.server;
  return { ...status, server };
}
