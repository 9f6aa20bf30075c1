/** Without a signal, the call and its callers wait for ever when nobody answers. */
const isFetch = ({ type, name, object, property }) =>
  type === 'Identifier'
    ? name === 'fetch'
    : type === 'MemberExpression' &&
      property.name === 'fetch' &&
      ['window', 'globalThis', 'self'].includes(object.name);

const namesSignal = (options) =>
  options?.type === 'ObjectExpression' &&
  options.properties.some(({ type, key }) => type === 'Property' && (key.name ?? key.value) === 'signal');

export const fetchSignal = {
  create: (context) => ({
    CallExpression(node) {
      if (isFetch(node.callee) && !namesSignal(node.arguments[1]))
        context.report({ node, message: 'This fetch has no signal: it may wait for ever.' });
    },
  }),
};
