'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

const LONGEST_FIRST = ['browser', 'server', 'unit'];

const rankOf = ({ context }) => LONGEST_FIRST.indexOf(context.config.displayName?.name);

/**
 * Two workers end together where no long file is left for the end. Jest's own order is by the durations of
 * earlier runs, which a fresh clone has not: there it is by size.
 */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
};
