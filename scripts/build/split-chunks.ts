import type { Chunk, Configuration } from 'webpack';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

const packages = (...names: string[]): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

const loadedLater = (chunk: Chunk): boolean => !chunk.canBeInitial();

/**
 * Async chunks of later screens: what they share may be moved out of them freely. A worker would load all
 * of it.
 */
const laterScreens = (chunk: Chunk): boolean => loadedLater(chunk) && !chunk.hasRuntime();

/**
 * The entry is cut in two library chunks and two of its own, because several short scripts block the main
 * thread for less long than one. They are four: HTTP/1.1 has six connections, and some are left for the first
 * calls. Form libraries are shared async chunks: loaded once, never per step.
 */
export const splitChunks: SplitChunks = {
  chunks: 'all',
  maxInitialRequests: 12,
  maxAsyncRequests: 12,
  cacheGroups: {
    react: {
      name: 'react',
      chunks: 'initial',
      priority: 40,
      enforce: true,
      test: packages(
        'react-dom',
        'scheduler',
        'react-router',
        'react-router-dom',
        'cookie',
        'set-cookie-parser',
      ),
    },
    state: {
      name: 'state',
      chunks: 'initial',
      priority: 40,
      enforce: true,
      test: packages(
        '@reduxjs',
        '@redux-saga',
        'redux',
        'redux-saga',
        'redux-thunk',
        'react-redux',
        'immer',
        'reselect',
        'typed-redux-saga',
        'react',
        'use-sync-external-store',
      ),
    },
    pickers: {
      name: 'pickers',
      chunks: laterScreens,
      priority: 30,
      enforce: true,
      test: packages('@mui[\\\\/]x-[a-z-]+'),
    },
    mui: {
      name: 'mui',
      chunks: laterScreens,
      priority: 20,
      enforce: true,
      test: packages(
        '@mui',
        '@emotion',
        '@popperjs',
        '@babel[\\\\/]runtime',
        'stylis',
        'clsx',
        'react-transition-group',
        'dom-helpers',
        'prop-types',
        'react-is',
        'hoist-non-react-statics',
      ),
    },
    forms: {
      name: 'forms',
      chunks: laterScreens,
      priority: 20,
      enforce: true,
      test: packages(
        'formik',
        'yup',
        'lodash',
        'lodash-es',
        'react-fast-compare',
        'tiny-warning',
        'deepmerge',
        'property-expr',
        'tiny-case',
        'toposort',
        'dayjs',
      ),
    },
    // Drawing and looking at pictures, in the worker and on the page: the worker must load nothing else.
    pictures: {
      name: 'pictures',
      chunks: loadedLater,
      priority: 12,
      enforce: true,
      test: /[\\/]src[\\/]capture[\\/]image[\\/](draw|look|glare|grey|sharpness)\./,
    },
    // Own modules that three or more screens use: one chunk, instead of a copy in each or a request for each.
    shared: {
      name: 'shared',
      chunks: laterScreens,
      priority: 10,
      minChunks: 3,
      enforce: true,
      test: /[\\/]src[\\/]/,
    },
    // The code page and its like: small, and on the way of most; a copy in each of two screens is longer
    // than one in here.
    pairs: {
      name: 'shared',
      chunks: laterScreens,
      priority: 9,
      minChunks: 2,
      enforce: true,
      test: /[\\/]src[\\/](screens[\\/]shared[\\/]\w+\.|ui[\\/]fields[\\/]CodeField|copy[\\/]code)/,
    },
  },
};
