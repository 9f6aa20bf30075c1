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

/** Code that uses one fails at once, in development too. */
export const emptyModules: Readonly<Record<string, false>> = Object.fromEntries(
  leftOut.map((file) => [path.join(packageOf('@mui/material'), file), false]),
);

/**
 * pdf.js' other build needs the newest browsers (`URL.parse`, `Promise.withResolvers`). This one brings what
 * older ones lack. react-pdf gets it too: page and worker must be of one build.
 */
export const pdfForOlderBrowsers: Readonly<Record<string, string>> = {
  'pdfjs-dist$': path.join(packageOf('pdfjs-dist'), 'legacy/build/pdf.mjs'),
};

/** The router's package names its development build alone for browsers: the other one has no warnings. */
export const productionBuilds: Readonly<Record<string, string>> = {
  'react-router$': path.join(packageOf('react-router-dom'), '../react-router/dist/production/index.mjs'),
};
