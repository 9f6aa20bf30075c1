/**
 * SQLSTATE classes and codes: connection (08), resources (53), intervention by the operator (57), disk (58).
 */
const SQL_STATES =
  /^(?:08...|53...|57P0[1-5]|57014|58000|58030|55P03|25P03|25P04|25006|40001|40P01|0B000|XX001)$/;
/** For a documents folder that is not mounted. */
export const DOCUMENTS_AWAY = 'DOCUMENTS_AWAY';
/** For a folder of the embedded database that is no longer the one that was opened. */
export const DATABASE_LOST = 'DATABASE_LOST';
/** Errors of sockets, name resolution and disks. ENOENT is not among them: callers handle missing files. */
const SYSTEM_CODES = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ESOCKETTIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ' +
    'ENETDOWN ENOTFOUND EAI_AGAIN EIO ENOSPC EDQUOT EROFS ESTALE EMFILE ENFILE UND_ERR_CONNECT_TIMEOUT UND_ERR_SOCKET ' +
    `${DOCUMENTS_AWAY} ${DATABASE_LOST}`
  ).split(' '),
);
/** Errors without a code: the driver's own, and those from another realm that the S3 client wraps. */
const MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos|AWS SDK error wrapper for (?:TimeoutError|Error: (?:aborted|(?:connect|read|write|getaddrinfo) E)))/;
/**
 * Errors of the S3 client: an attempt or the whole call timed out, or there are no credentials at the moment.
 */
const NAMES = new Set(['TimeoutError', 'AbortError', 'CredentialsProviderError']);
const MOST_CAUSES = 5;
const CLIENT_ERROR = 400;

/** Described by shape: an error of another realm or library need not be an instance of this realm's Error. */
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

const isTemporary = ({ code, $metadata, name, message }: Failure): boolean => {
  if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
  // S3 client errors: the bucket refuses the service (credentials that have expired, a policy, no such
  // bucket) until its operator corrects that. A missing object is no error, see s3.ts.
  if (($metadata?.httpStatusCode ?? 0) >= CLIENT_ERROR) return true;
  return (typeof name === 'string' && NAMES.has(name)) || MESSAGES.test(String(message));
};

/** Looks at the causes, too. Where it is true, the same call may succeed later. */
export const isUnavailable = (error: unknown, depth = 0): boolean => {
  const failure = asFailure(error, depth);
  if (!failure) return false;
  const inner = [failure.cause, ...(failure.errors ?? [])];
  return isTemporary(failure) || inner.some((each) => isUnavailable(each, depth + 1));
};

/** The code contains no user input and can be logged. */
export const codeOfError = (error: unknown, depth = 0): string => {
  const failure = asFailure(error, depth);
  if (!failure) return 'unknown';
  if (typeof failure.code === 'string') return failure.code;
  const inner = failure.cause ?? failure.errors?.[0];
  if (inner !== undefined) return codeOfError(inner, depth + 1);
  return MESSAGES.test(String(failure.message)) ? 'timeout' : String(failure.name);
};
