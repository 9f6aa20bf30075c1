import type { FastifyInstance } from 'fastify';
import { Refusal } from '../errors/refusal';
import { holdBack } from '../limits/holdBack';
import { mailPapers, signPaper } from '../resume/paper';
import { paperworkDetails, paperworkOf } from '../resume/paperwork';
import { CODE_FIRST } from '../resume/resume';
import { unlockedRequests } from '../resume/unlocked';
import { resubmitDocuments } from '../review/resubmit';
import { isReleased, openedElsewhere } from '../session/release';
import { requestOf } from './access';
import { endpoint } from './register';

/** The list of requests and what is done with their papers (spec, 7.5 and 7.9). */
export const paperworkRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'contactList', {
    handler: async (_, { deps, session }) => {
      const requests = await unlockedRequests(deps.db, session);
      if (requests.length === 0)
        throw isReleased(session) ? openedElsewhere(403) : new Refusal(CODE_FIRST, { httpStatus: 403 });
      return { status: 'success', data: await Promise.all(requests.map((one) => paperworkOf(deps.db, one))) };
    },
  });

  endpoint(app, 'paperworkList', {
    handler: async (input, call) => {
      const { guid } = await requestOf(call, input.guid);
      return { status: 'success', data: await paperworkDetails(call.deps.db, guid) };
    },
  });

  endpoint(app, 'signDocument', {
    handler: async (paper, call) => {
      const { guid } = await requestOf(call, paper.guid);
      await signPaper(call.deps, guid, paper);
      return { status: 'success' };
    },
  });

  endpoint(app, 'updateDocumentsKo', {
    handler: async (update, call) => {
      await requestOf(call, update.guid);
      await resubmitDocuments(call.deps, update);
      return { status: 'success' };
    },
  });

  endpoint(app, 'contactSendPdf', {
    handler: async ({ guid }, call) => {
      const request = await requestOf(call, guid);
      await holdBack(call, undefined, { papersByRequest: guid });
      await mailPapers(call.deps, request);
      return { status: 'success' };
    },
  });
};
