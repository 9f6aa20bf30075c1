import { endpointOf, type EndpointName } from '../../../src/contract/endpoints';
import type { Subject } from '../report';

const isCall = (subject: Subject): subject is EndpointName =>
  subject !== 'cookie' && subject !== 'CORS' && subject !== 'numbering';

/** As 'POST /wgt/contact/list'; what concerns all calls, by its name. */
export const callText = (subject: Subject): string =>
  isCall(subject) ? `${endpointOf(subject).method} ${endpointOf(subject).path}` : subject;
