import type { Configuration } from 'webpack-dev-server';

const SERVICE = process.env['SERVICE_URL'] ?? 'http://127.0.0.1:3001';

const FROM_SERVICE = [
  '/wgt',
  '/user',
  '/onboarding',
  '/promocode',
  '/sandbox',
  '/openapi.json',
  '/openapi-review.json',
  '/healthz',
  '/readyz',
  '/metrics',
];

export const devServer: Configuration = {
  host: '127.0.0.1',
  port: Number(process.env['PORT'] ?? 3000),
  allowedHosts: ['localhost', '127.0.0.1'],
  hot: true,
  historyApiFallback: true,
  static: false,
  client: { overlay: { errors: true, warnings: false } },
  proxy: [{ context: FROM_SERVICE, target: SERVICE }],
};
