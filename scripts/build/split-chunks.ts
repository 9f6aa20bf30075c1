import type { Chunk, Configuration } from 'webpack';

type SplitChunks = NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>;

/** Chunks of later screens, whose shared modules may be moved freely; a worker would load all of them. */
const laterScreens = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/**
 * The libraries of the first screen are two chunks, because several short scripts block the main thread for
 * less long than one. Those of the forms are one chunk, and so are own modules that several screens use:
 * loaded once, instead of a copy in each screen or a request for each.
 */
export const splitChunks: SplitChunks = {
  chunks: 'all',
  cacheGroups: {
    defaultVendors: false,
    react: {
      name: 'react',
      chunks: 'initial',
      priority: 2,
      enforce: true,
      test: /[\\/]node_modules[\\/](react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
    },
    state: {
      name: 'state',
      chunks: 'initial',
      priority: 1,
      enforce: true,
      test: /[\\/]node_modules[\\/]/,
    },
    forms: {
      name: 'forms',
      chunks: laterScreens,
      minChunks: 3,
      priority: 1,
      enforce: true,
      test: /[\\/]node_modules[\\/]/,
    },
    shared: {
      name: 'shared',
      chunks: laterScreens,
      minChunks: 3,
      enforce: true,
      test: /[\\/]src[\\/]/,
    },
  },
};
