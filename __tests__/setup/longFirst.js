const { default: Sequencer } = require('@jest/test-sequencer');

/** Where nobody knows yet how long tests take, jest begins with the largest files; suites that play whole games are short ones, and at the end one core would wait for them. */
module.exports = class LongFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ context }) => context.config.displayName?.name === 'long';
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
