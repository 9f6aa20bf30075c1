/** Version of the privacy notice and the information sheet, which the app links on every page: stored with each consent. */
export const CONSENT_TEXT_VERSION = '2026-11';
