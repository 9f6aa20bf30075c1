import { declaredSettings } from '../../server/config/schema';
import type { Setting } from '../../server/config/setting';

const defaultOf = (setting: Setting): string =>
  setting.unset ?? (setting.default ? `\`${setting.default}\`` : 'none');

/** Returns the table of docs/configuration.md: every setting of the service, as it is declared. */
export const settingsTable = (): string =>
  [
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...declaredSettings().map(
      ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${setting.description} |`,
    ),
  ].join('\n');
