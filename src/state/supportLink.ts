/** The link of support staff: '#assistenza' in the address opens their tools for this tab. */
import { readTab, writeTab } from './tabStorage';

export const SUPPORT_LINK = '#assistenza';

/** Outside the app's own entries, which are removed with each session. */
const NAME = 'assistenza';

export const holdsSupportLink = (): boolean => {
  if (window.location.hash === SUPPORT_LINK) writeTab(NAME, 'true');
  return readTab(NAME) !== null;
};
