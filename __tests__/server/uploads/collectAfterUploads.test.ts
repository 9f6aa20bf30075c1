import { collectAfterUploads } from '../../../server/uploads/collectAfterUploads';

const MB = 1_048_576;

describe('after uploads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[R8-10] collects once, when none is under way any more and none has come for a while', () => {
    const collect = jest.fn();
    const ended = collectAfterUploads(collect, 1000);
    ended(20 * MB, false);
    ended(20 * MB, true);
    jest.advanceTimersByTime(999);
    ended(MB, true);
    jest.advanceTimersByTime(999);
    expect(collect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(collect).toHaveBeenCalledTimes(1);
    // Another few pictures are not worth it.
    ended(10 * MB, true);
    jest.advanceTimersByTime(5000);
    expect(collect).toHaveBeenCalledTimes(1);
  });
});
