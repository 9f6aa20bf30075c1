import type { RuntimeConfig } from '../api/runtimeConfig';

/** The parts of a configuration that the first page shows. */
export const configMark = ({ links, legalLine, supportEmail, supportPhone }: RuntimeConfig): string =>
  JSON.stringify([
    ...[links.privacy, links.cookie, links.informationSheet, links.accessibility, links.support],
    ...[legalLine, supportEmail, supportPhone],
  ]);
