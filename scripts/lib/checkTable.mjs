const tsx = (name, ...args) => ['--import', 'tsx', `scripts/${name}.ts`, ...args];
const packaged = (file, ...args) => [`node_modules/${file}`, ...args];

export const CHECKS = {
  code: [tsx('apiDocs', '--check'), packaged('oxlint/bin/oxlint', '--type-aware', '--type-check')],
  format: [packaged('oxfmt/bin/oxfmt', '--check')],
  floors: [packaged('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'server', 'scripts')],
  unused: [packaged('knip/bin/knip.js')],
  size: [
    ['--import', 'tsx', ...packaged('webpack/bin/webpack.js', '--mode', 'production')],
    ['scripts/build-service.mjs'],
    tsx('size'),
  ],
  trace: [tsx('trace')],
  faults: [tsx('faults')],
  search: [tsx('search')],
  container: [tsx('container')],
};
