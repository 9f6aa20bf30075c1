/** Kept in Formik's status: messages that validation knows nothing of, each shown until its field is edited. */
export interface FormStatus {
  readonly server: Readonly<Record<string, string>>;
}

export function withServerError(status: FormStatus | undefined, name: string, message: string): FormStatus {
  return { server: { ...status?.server, [name]: message } };
}

/** The same object when there is nothing to take out. */
export function withoutServerError(status: FormStatus | undefined, name: string): FormStatus | undefined {
  if (status?.server[name] === undefined) return status;
  const { [name]: _edited, ...server } = status.server;
  return { server };
}
