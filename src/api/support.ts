import { supportCalls } from '../contract/calls/support';
import { injectCalls } from './injectCalls';

export const supportApi = injectCalls(supportCalls);
