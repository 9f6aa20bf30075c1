import { readFileSync } from 'node:fs';
import path from 'node:path';
import { refusedIn } from '../../scripts/licences/allowed';
import { noticeOf, packageOf } from '../../scripts/licences/packages';

const lock = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8'),
) as Parameters<typeof refusedIn>[0];

it('every dependency has a licence that is allowed for its use', () => {
  expect(refusedIn(lock)).toEqual([]);
});

it('refuses what nobody has allowed', () => {
  const refused = (license: string | undefined, dev = false, name = 'x') =>
    refusedIn({ packages: { [`node_modules/${name}`]: { version: '1', ...(license && { license }), dev } } })
      .length === 1;
  for (const license of ['GPL-3.0', 'AGPL-3.0 AND MIT', 'SEE LICENSE IN x', 'GPL-3.0 OR SSPL-1.0', undefined])
    expect([license, refused(license), refused(license, true)]).toEqual([license, true, true]);
  expect([refused('LGPL-3.0-or-later'), refused('LGPL-3.0-or-later', true)]).toEqual([true, false]);
  expect(refused('LGPL-3.0-or-later', false, '@img/sharp-libvips-linux-x64')).toBe(false);
  expect(refused('(GPL-3.0 OR MIT)')).toBe(false);
});

const ROOT = path.resolve(__dirname, '../..');

it('finds the terms of each package that is shipped', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(dependencies)) {
    const notice = noticeOf(ROOT, `node_modules/${name}`);
    expect(notice).toMatchObject({ name, version, licence: expect.not.stringMatching('none') });
    expect([name, notice.text]).toEqual([name, expect.stringMatching(/licen[cs]e|permission/i)]);
  }
});

it('knows the package of a module', () => {
  expect(packageOf('node_modules/react/index.js')).toBe('node_modules/react');
  const nested = 'node_modules/a/node_modules/@mui/x';
  expect(packageOf(`${nested}/esm/y.js`)).toBe(nested);
  expect(packageOf('src/app/main.tsx')).toBeUndefined();
});
