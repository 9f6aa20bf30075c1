/**
 * Ends the current task. What the browser has waiting comes first: a press, an answer, a picture.
 * `scheduler.yield` would go on before the answers.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
