/**
 * Ends the current task, so that a press, an answer or a picture can come before the caller goes on.
 * `scheduler.yield` would go on before the answers.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
