import type { RuntimeConfig } from '../api/runtimeConfig';

/** What the first page shows: where it differs from the build's, the page is rendered again (start.tsx). */
export const configMark = ({ links, legalLine, supportEmail, supportPhone }: RuntimeConfig): string =>
  JSON.stringify([
    ...[links.privacy, links.cookie, links.informationSheet, links.accessibility, links.support],
    ...[legalLine, supportEmail, supportPhone],
  ]);
