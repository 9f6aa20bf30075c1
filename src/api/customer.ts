import { customerCalls } from '../contract/calls/customer';
import { customerReaders } from './answers/customer';
import { injectCalls } from './injectCalls';

export const customerApi = injectCalls(customerCalls, customerReaders);
