import { configure, getConfig } from '@testing-library/dom';

const page = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * The tests see the page as its user does: what timers and the network's answers change comes outside of
 * React's act(), and is waited for on the page. React has a switch for such tests, which the testing library
 * turns on for a file, and for the time of each act() of its own.
 */
export const leaveAct = (): void => {
  beforeAll(() => {
    page.IS_REACT_ACT_ENVIRONMENT = false;
  });
  // An effect that moves the focus makes an event while an act() is at work: one more within would end it.
  const { eventWrapper } = getConfig();
  configure({
    eventWrapper: (send) => (page.IS_REACT_ACT_ENVIRONMENT === true ? send() : eventWrapper(send)),
  });
};
