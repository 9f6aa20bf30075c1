import { runNode } from './runTests';

const WEBPACK = ['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', '--mode', 'production'];

/** Builds the web app of the tree, for browser tests. */
export const buildWeb = async (tree: string): Promise<void> => {
  const { code, output } = await runNode(tree, WEBPACK);
  if (code !== 0) throw new Error(`The web app was not built:\n${output.slice(-4000)}`);
};
