import type { LoaderDefinition } from 'webpack';

/**
 * Takes `import.meta.url` out of a package that asks for it where only Node goes: webpack would answer with a
 * path of this machine. A definition would take it out of `new Worker(new URL('./x', import.meta.url))` too,
 * and a parser option leaves it standing, which a classic script cannot parse.
 */
const withoutOwnAddress: LoaderDefinition = (source) =>
  source.replaceAll('import.meta.url', 'self.location.href');

export default withoutOwnAddress;
