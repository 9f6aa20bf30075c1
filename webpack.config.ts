import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { asDefinitions, brandConstants, brandHash, buildBrand } from './scripts/build/brand';
import { BrandFiles, pageOf } from './scripts/build/brand-files';
import { legalCss, legalFonts, legalPage } from './scripts/build/legal-pages';
import { emptyModules, pdfForOlderBrowsers, productionBuilds } from './scripts/build/aliases';
import { basedConfig } from './scripts/build/based-config';
import { devServer } from './scripts/build/dev-server';
import { InlineEntryCss } from './scripts/build/inline-entry-css';
import { InlineScripts } from './scripts/build/inline-scripts';
import { LaterScripts } from './scripts/build/later-scripts';
import { toOldestSyntax } from './scripts/build/oldest-syntax';
import { Prerender } from './scripts/build/prerender';
import { ListChunks } from './scripts/build/list-chunks';
import { RecordBuild } from './scripts/build/record-build';
import { RefuseAssets } from './scripts/build/refuse-assets';
import { sagaNames } from './scripts/build/saga-names';
import { splitChunks } from './scripts/build/split-chunks';
import { withBrandConfig } from './scripts/lib/brandConfig.mjs';
import { oldestVersions } from './scripts/lib/oldest/declared';
import { basePathOf } from './scripts/lib/basePath.mjs';
import { ThirdPartyNotices } from './scripts/build/third-party-notices';
import { hashBuildSources } from './scripts/lib/hash.mjs';

const at = (...parts: string[]): string => path.join(__dirname, ...parts);

/** Bytes of entry CSS that are worth a copy in every HTML answer rather than a request of their own. */
const INLINE_CSS_BYTES = 16 * 1024;

/** Files of text; config.json is left alone: whoever installs the app edits it in place. */
const TEXT = /\.(?:js|mjs|css|svg|html)$|^assets\/.*\.json$/;

export default function config(_env: unknown, argv: { mode?: string }): Configuration {
  const production = argv.mode === 'production';
  const base = production ? basePathOf(process.env) : '/';
  const basePath = JSON.stringify(base.slice(0, -1));
  const dist = path.resolve(__dirname, process.env['DIST_DIR'] || 'dist');
  const sourcesHash = hashBuildSources(__dirname);
  const brand = buildBrand();
  const trial = readFileSync(at('public', 'config.json'), 'utf8');
  const published = basedConfig(withBrandConfig(trial, brand), base);
  const publishedConfig = JSON.parse(published) as { readonly supportEmail?: string };
  const name = production ? '[name].[contenthash:10]' : '[name]';

  return {
    mode: production ? 'production' : 'development',
    context: __dirname,
    // Of package.json.
    target: 'browserslist',
    // Store and flows run while React is still loading.
    entry: { begin: './src/app/begin.ts', main: { import: './src/app/main.tsx', dependOn: 'begin' } },
    output: {
      path: path.join(dist, 'web'),
      publicPath: base,
      clean: true,
      filename: `assets/${name}.js`,
      chunkFilename: `assets/${name}.js`,
      assetModuleFilename: production ? 'assets/[name].[contenthash:10][ext]' : 'assets/[name][ext]',
      // Maps stay beside the published folder: support reads stack traces with them, the public does not.
      sourceMapFilename: '../maps/[file].map',
      devtoolModuleFilenameTemplate: 'apertura:///[resource-path]',
      crossOriginLoading: 'anonymous',
    },
    // Neither variant evaluates strings, so one content security policy serves both.
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...emptyModules,

        ...pdfForOlderBrowsers,
        ...(production && productionBuilds),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            compilerOptions: {
              module: 'esnext',
              moduleResolution: 'bundler',
              noEmit: false,
              sourceMap: true,
            },
          },
        },
        {
          test: /\.css$/,
          use: [
            // Addresses relative to the style sheet: the same for every path that the app is built for.
            { loader: MiniCssExtractPlugin.loader, options: { publicPath: 'auto' } },
            {
              loader: 'css-loader',
              options: {
                // The brand's tokens and font are in style sheets that others import.
                importLoaders: 1,
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  localIdentName: production ? '[hash:base64:6]' : '[name]-[local]',
                },
              },
            },
            `${at('scripts', 'build', 'brand-css.ts')}?${brandHash(brand)}`,
          ],
        },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
        {
          test: /[\\/]react-router[\\/]dist[\\/]production[\\/]/,
          loader: at('scripts', 'build', 'droppable-components.ts'),
        },
        {
          test: /[\\/]pdfjs-dist[\\/].*[\\/]pdf(\.min)?\.mjs$/,
          loader: at('scripts', 'build', 'without-own-address.ts'),
        },
      ],
    },
    optimization: {
      splitChunks,
      // Chunks share modules by the names of their exports: short names save a hundredth of all script.
      mangleExports: production && 'size',
      minimize: production,
      // The names of sagas are kept, because recordings and DevTools show which flow began and how it ended.
      // swc writes smaller files than webpack's default and takes a fortieth of its time.
      minimizer: [
        new MinimizerPlugin({
          minify: [toOldestSyntax, MinimizerPlugin.swcMinify],
          minimizerOptions: [
            {},
            {
              compress: { passes: 3, keep_fnames: true },
              mangle: { reserved: sagaNames(at('src', 'flows')) },
            },
          ],
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __BASE_PATH__: basePath,
        __BUILD_ID__: JSON.stringify(sourcesHash.slice(0, 12)),
        __BRAND__: asDefinitions(brandConstants(brand)),
      }),
      new HtmlWebpackPlugin({
        template: at('public', 'index.html'),
        templateParameters: { base, brand: pageOf(brand), oldest: oldestVersions() },
        scriptLoading: 'defer',
        minify: production && { collapseWhitespace: true, removeComments: true, minifyCSS: true },
      }),
      new LaterScripts('begin'),
      new InlineScripts(
        [
          { file: at('src', 'app', 'oldBrowser.ts'), target: 'es5' },
          { file: at('src', 'app', 'watchdog.ts'), target: 'es2018' },
          { file: at('src', 'app', 'early.ts'), target: 'es2018' },
        ],
        { __BASE_PATH__: basePath },
      ),
      // Classes of CSS modules never depend on the order of their files.
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        filename: `assets/${name}.css`,
        chunkFilename: `assets/${name}.css`,
      }),
      new BrandFiles(brand),
      new CopyPlugin({
        patterns: [
          { from: 'public/config.json', transform: () => published },
          {
            from: 'public/legal/*.html',
            to: 'legal/[name][ext]',
            transform: (page) => legalPage(brand, page.toString(), publishedConfig),
          },
          {
            from: 'public/legal/legal.css',
            to: 'legal/legal.css',
            transform: (css) => legalCss(brand, css.toString()),
          },
          ...legalFonts(brand).map((from) => ({ from, to: 'legal/fonts/[name][ext]' })),
        ],
      }),
      ...(production
        ? [
            new InlineEntryCss(INLINE_CSS_BYTES),
            new Prerender(at('src', 'app', 'prerender.tsx'), {
              config: publishedConfig,
              brand: brandConstants(brand),
              base,
            }),
            new ListChunks(),
            new ThirdPartyNotices((page) => legalPage(brand, page, publishedConfig)),
            new CompressionPlugin({ test: TEXT, minRatio: 0.9 }),
            new CompressionPlugin({
              test: TEXT,
              minRatio: 0.9,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
            }),
            new RefuseAssets(),
            new RecordBuild(dist, process.env['DIST_DIR'] ? dist : at('.cache'), sourcesHash),
          ]
        : []),
    ],
    devServer,
    cache: {
      type: 'filesystem',
      cacheDirectory: at('.cache', 'webpack'),
      // package.json declares the browsers.
      buildDependencies: {
        config: [__filename, at('scripts', 'build') + path.sep, at('tsconfig.json'), at('package.json')],
      },
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
  };
}
