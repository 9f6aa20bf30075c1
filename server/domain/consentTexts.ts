/** Version of the privacy notice and information sheet linked on every page. Stored with each consent. */
export const CONSENT_TEXT_VERSION = '2026-11';
