/** The page on which support staff step through a recording. Applicants never load its code. */
export const REPLAY_PATH = '/support/replay';
/** The id of the frame in which that page shows the app's screens. */
export const REPLAY_FRAME = 'replay-screens';
