/**
 * The formatter wraps code and leaves comments as they are. A long address or a directive to a tool cannot be
 * wrapped.
 */
const NOT_WRAPPED = /https?:\/\/|(?:es|ox)lint-disable/;

export const commentWidth = {
  meta: { schema: [{ type: 'integer' }] },
  create(context) {
    const [width] = context.options;
    return {
      Program() {
        const { lines } = context.sourceCode;
        for (const { loc } of context.sourceCode.getAllComments()) {
          const isBehindCode = lines[loc.start.line - 1].slice(0, loc.start.column).trim() !== '';
          for (let line = loc.start.line; line <= loc.end.line && !isBehindCode; line += 1) {
            const text = lines[line - 1];
            if (text.length > width && !NOT_WRAPPED.test(text))
              context.report({
                loc: { start: { line, column: width }, end: { line, column: text.length } },
                message: `This comment is longer than ${width} characters.`,
              });
          }
        }
      },
    };
  },
};
