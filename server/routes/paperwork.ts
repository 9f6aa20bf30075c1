import type { FastifyInstance } from 'fastify';
import { protectSigned } from '../documents/protectSigned';
import { rateLimitCall } from '../limits/enforceRateLimit';
import { mailPapers, signPaper } from '../resume/contractActions';
import { paperworkDetails, paperworkOf } from '../resume/paperworkStatus';
import { resubmitDocuments } from '../review/applicant/resubmit';
import { requestOfPapers, requestsToResume, requestToRead, requireStillRead } from './access';
import { endpoint } from './endpoint';

/** Specification, 7.5 and 7.9. */
export const paperworkRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'contactList', {
    handler: async (_, call) => {
      const requests = await requestsToResume(call);
      const data = await Promise.all(requests.map((one) => paperworkOf(call.deps, one)));
      return { status: 'success', data };
    },
  });

  endpoint(app, 'paperworkList', {
    handler: async (input, call) => {
      const { guid } = await requestToRead(call, input.guid);
      return { status: 'success', data: await paperworkDetails(call.deps, guid) };
    },
  });

  endpoint(app, 'signDocument', {
    handler: async (paper, call) => {
      const { guid } = await requestToRead(call, paper.guid);
      await signPaper(call.deps, guid, paper, (db) => requireStillRead(call, db, guid));
      await protectSigned(call.deps, guid);
      return { status: 'success' };
    },
  });

  endpoint(app, 'updateDocumentsKo', {
    handler: async (update, call) => {
      const { guid } = await requestToRead(call, update.guid);
      await resubmitDocuments(call.deps, update, (db) => requireStillRead(call, db, guid));
      return { status: 'success' };
    },
  });

  endpoint(app, 'contactSendPdf', {
    handler: async (input, call) => {
      const request = await requestOfPapers(call, input.guid);
      await rateLimitCall(call, undefined, { papersByRequest: request.guid });
      await mailPapers(call.deps, request);
      return { status: 'success' };
    },
  });
};
