/** The page on which support staff step through a recording. Applicants never load its code. */
export const REPLAY_PATH = '/support/replay';
export const REPLAY_FRAME = 'replay-screens';
