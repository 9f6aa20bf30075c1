import { list, named, text } from './declare';
import { widget } from './step';

/** The HTTP status is 200 for a mistake of the applicant. */
export const refusal = named(
  'Refusal',
  {
    status: { type: 'string', enum: ['bad_request', 'error'] },
    message: text('For the applicant, in Italian, or one of the known messages of an expired session'),
    supportCode: text('Identifies the log line of the refusal'),
    widgets: { ...list(widget), description: 'The refused fields, with their messages' },
  },
  { optional: ['supportCode', 'widgets'] },
);
