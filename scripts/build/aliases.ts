import path from 'node:path';

const packageOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Parts of MUI that this app's settings never reach: 13 KB of script after gzip. */
const leftOut: readonly string[] = [
  // src/ui/theme makes no CSS variables of MUI's own.
  'styles/createThemeWithVars.mjs',
  'styles/ThemeProviderWithVars.mjs',
  // It switches ripples off.
  'ButtonBase/TouchRipple.mjs',
  // Autocompletes of several values, inputs of several lines.
  'Chip/index.mjs',
  'TextareaAutosize/index.mjs',
];

/** An empty module in place of each: who reaches one after all sees that fail at once, in development too. */
export const emptyModules: Readonly<Record<string, false>> = Object.fromEntries(
  leftOut.map((file) => [path.join(packageOf('@mui/material'), file), false]),
);

/**
 * Formik's copies of plain values and its paths without brackets need nothing of lodash's, which know every
 * kind of object and path: 4 KB after gzip.
 */
const shallowClone = path.join(__dirname, '../../src/ui/form/shallowClone.ts');
const pathKeys = path.join(__dirname, '../../src/ui/form/pathKeys.ts');
export const plainCopies: Readonly<Record<string, string>> = {
  'lodash-es/clone$': shallowClone,
  'lodash-es/cloneDeep$': shallowClone,
  'lodash-es/toPath$': pathKeys,
};

/** The router's package names its development build alone for browsers: the other one has no warnings. */
export const productionBuilds: Readonly<Record<string, string>> = {
  'react-router$': path.join(packageOf('react-router-dom'), '../react-router/dist/production/index.mjs'),
};
