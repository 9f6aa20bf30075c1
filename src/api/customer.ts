import { customerCalls } from '../contract/calls/customer';
import { injectCalls } from './injectCalls';

export const customerApi = injectCalls(customerCalls);
