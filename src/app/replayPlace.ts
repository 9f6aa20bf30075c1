/** For support staff alone: applicants never load its code. */
export const REPLAY_PATH = '/support/replay';
export const REPLAY_FRAME = 'replay-screens';
