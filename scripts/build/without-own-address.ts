import type { LoaderDefinition } from 'webpack';

/**
 * Removes `import.meta.url` from a package that reads it in code for Node only: webpack would insert a path
 * of this machine. A definition would also replace it in `new Worker(new URL('./x', import.meta.url))` , and
 * a parser option leaves it in place, where a classic script cannot parse it.
 */
const withoutOwnAddress: LoaderDefinition = (source) =>
  source.replaceAll('import.meta.url', 'self.location.href');

export default withoutOwnAddress;
