import { declaredSettings } from '../../server/config/schema';
import type { Setting } from '../../server/config/setting';

const defaultOf = (setting: Setting): string =>
  setting.unset ?? (setting.default ? `\`${setting.default}\`` : 'none');

export const settingsTable = (): string =>
  [
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...declaredSettings().map(
      ([name, setting]) => `| \`${name}\` | ${defaultOf(setting)} | ${setting.description} |`,
    ),
  ].join('\n');
