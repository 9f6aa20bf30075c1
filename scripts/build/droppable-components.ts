import type { LoaderDefinition } from 'webpack';

/**
 * For a package that is one file: of its components, those that nothing uses stay in the bundle with all
 * that they call, because making one might do something, and naming it for the developer tools does. It
 * does not; the names are dropped.
 */
const droppableComponents: LoaderDefinition = (source) =>
  source
    .replaceAll(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/*#__PURE__*/$2')
    .replaceAll(/^\w+\.displayName = ['"][^'"]*['"];$/gm, '');

export default droppableComponents;
