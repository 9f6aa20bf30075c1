import CompressionPlugin from 'compression-webpack-plugin';

/** Files of text; config.json is left alone: whoever installs the app edits it in place. */
const TEXT = /\.(?:js|mjs|css|svg|html)$|^assets\/.*\.json$/;

/** Adds a `.gz` and a `.br` to each text file. Browsers accept Brotli, a seventh smaller, over HTTPS. */
export const compressed = (): CompressionPlugin[] => [
  new CompressionPlugin({ test: TEXT, minRatio: 0.9 }),
  new CompressionPlugin({
    test: TEXT,
    minRatio: 0.9,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
  }),
];
