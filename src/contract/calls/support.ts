import type { Trace } from '../trace';
import { declareCalls } from '../declare';
import { requestSchema, type RequestSchema } from '../requestSchemas';

const trace: RequestSchema<Trace> = { type: 'object' };

/**
 * Calls for support. The specification has none, and a back end may lack them: then the recording can only be
 * saved. The service validates the recording with `isTrace`, as the schema would be too long here.
 */
export const supportCalls = declareCalls('support', {
  /** At most `TRACE_MAX_BYTES`, stored under the code of the session's journey. */
  sendTrace: {
    path: '/wgt/support/trace',
    request: requestSchema({ trace }),
    errors: [401],
    statusOnly: true,
  },
});
