/**
 * The async chunks (by `webpackChunkName`) that the app loads for the first screen, beside its entry:
 * `/request/contact-info`, page 0. Their script counts against the first screen's budget, and the
 * splitting never makes them wait for code that later screens share.
 */
export const FIRST_SCREEN_CHUNKS: readonly string[] = ['screen-contact-info-intro'];
