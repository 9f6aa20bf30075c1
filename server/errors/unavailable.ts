/**
 * Which failures are of the moment: the database or the document store is away,
 * and the same call succeeds later.
 */

/**
 * SQLSTATE classes and codes: connection (08), resources (53), intervention by the operator (57), disk (58).
 */
const SQL_STATES =
  /^(?:08...|53...|57P0[1-5]|57014|58000|58030|55P03|25P03|25P04|25006|40001|40P01|0B000|XX001)$/;
/** Of the folder of the documents, where it is not in its place. */
export const DOCUMENTS_AWAY = 'DOCUMENTS_AWAY';
/** Of sockets, names and disks. ENOENT is not among them: of a missing file the callers know. */
const SYSTEM_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ESOCKETTIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ' +
    'ENETDOWN ENOTFOUND EAI_AGAIN EIO ENOSPC EDQUOT EROFS ESTALE EMFILE ENFILE UND_ERR_CONNECT_TIMEOUT UND_ERR_SOCKET ' +
    DOCUMENTS_AWAY
  ).split(' '),
);
/** The driver's own errors carry no code, nor do those that the S3 client wraps, being of another realm. */
const MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos|AWS SDK error wrapper for (?:TimeoutError|Error: (?:connect|read|write|getaddrinfo) E))/;
/**
 * Of the S3 client: no answer in the time of an attempt, or of the whole call;
 * nobody to sign as at the moment.
 */
const NAMES = new Set(['TimeoutError', 'AbortError', 'CredentialsProviderError']);
const MOST_CAUSES = 5;
const SERVER_ERROR = 500;
const TOO_MANY = 429;

/** By shape: what comes from another realm or library need not be an Error of this one. */
interface Failure {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const asFailure = (error: unknown, depth: number): Failure | undefined =>
  typeof error === 'object' && error !== null && depth <= MOST_CAUSES ? error : undefined;

const isOfTheMoment = ({ code, $metadata, name, message }: Failure): boolean => {
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  // An S3 store's client.
  const { httpStatusCode = 0 } = $metadata ?? {};
  if (httpStatusCode >= SERVER_ERROR || httpStatusCode === TOO_MANY) return true;
  return (typeof name === 'string' && NAMES.has(name)) || MESSAGES.test(String(message));
};

/**
 * Whether the error, or what caused it, says that database or document store
 * cannot be reached or used right now.
 */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  const failure = asFailure(error, depth);
  if (!failure) return false;
  const inner = [failure.cause, ...(failure.errors ?? [])];
  return isOfTheMoment(failure) || inner.some((each) => isUnavailable(each, depth + 1));
};

/**
 * The code of the error or of its first cause that has one: fit for a log line,
 * it holds nothing that was typed.
 */
export const codeOfError = (error: unknown, depth = 0): string => {
  const failure = asFailure(error, depth);
  if (!failure) return 'unknown';
  if (typeof failure.code === 'string') return failure.code;
  const inner = failure.cause ?? failure.errors?.[0];
  if (inner !== undefined) return codeOfError(inner, depth + 1);
  return MESSAGES.test(String(failure.message)) ? 'timeout' : String(failure.name);
};
