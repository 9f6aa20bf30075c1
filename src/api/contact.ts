import { codeCalls, contactCalls } from '../contract/calls/contact';
import { contactReaders } from './answers/contact';
import { injectCalls } from './injectCalls';

export const contactApi = injectCalls({ ...contactCalls, ...codeCalls }, contactReaders);
