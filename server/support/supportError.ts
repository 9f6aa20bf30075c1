/** What the person at the command can set right, in one line. */
export class SupportError extends Error {}
