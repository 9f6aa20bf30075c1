/** @param {import('./results.mjs').Result} result */
export const countPassed = ({ passed, files }) => files.reduce((sum, file) => sum + file.passed, passed);

/**
 * @param {import('./results.mjs').Result} result
 * @returns {readonly import('./results.mjs').Failure[]}
 */
export const failuresOf = ({ name, failures, files }) => [
  ...failures.map((failure) => ({ file: name, ...failure })),
  ...files.flatMap((one) => one.failures.map((failure) => ({ file: one.file, ...failure }))),
];
