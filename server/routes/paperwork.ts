import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { rateLimitCall } from '../limits/rateLimit';
import { mailPapers, signPaper } from '../resume/paper';
import { paperworkDetails, paperworkOf } from '../resume/paperwork';
import { resubmitDocuments } from '../review/resubmit';
import { requestsToResume, requestToRead } from './access';
import { endpoint } from './endpoint';
import { guidText, text } from './schemas';

const barCode = () => text(64);

/** The list of requests and what is done with their papers (spec, 7.5 and 7.9). */
export const paperworkRoutes = (app: FastifyInstance): void => {
  endpoint(app, 'contactList', {
    handler: async (_, call) => {
      const requests = await requestsToResume(call);
      const data = await Promise.all(requests.map((one) => paperworkOf(call.deps.db, one)));
      return { status: 'success', data };
    },
  });

  endpoint(app, 'paperworkList', {
    body: Type.Object({ guid: guidText() }),
    handler: async (input, call) => {
      const { guid } = await requestToRead(call, input.guid);
      return { status: 'success', data: await paperworkDetails(call.deps.db, guid) };
    },
  });

  endpoint(app, 'signDocument', {
    body: Type.Object({ guid: guidText(), barCode: barCode(), stampeId: text(64) }),
    handler: async (paper, call) => {
      const { guid } = await requestToRead(call, paper.guid);
      await signPaper(call.deps, guid, paper);
      return { status: 'success' };
    },
  });

  endpoint(app, 'updateDocumentsKo', {
    body: Type.Object({
      guid: guidText(),
      barCodev: barCode(),
      barCode1: barCode(),
      barCode2: barCode(),
      processAdditionalBarcodes: Type.Array(Type.Object({ processAdditionalBarcode: barCode() }), {
        maxItems: 20,
      }),
    }),
    handler: async (update, call) => {
      await requestToRead(call, update.guid);
      await resubmitDocuments(call.deps, update);
      return { status: 'success' };
    },
  });

  endpoint(app, 'contactSendPdf', {
    body: Type.Object({ guid: guidText() }),
    handler: async ({ guid }, call) => {
      const request = await requestToRead(call, guid);
      await rateLimitCall(call, undefined, { papersByRequest: guid });
      await mailPapers(call.deps, request);
      return { status: 'success' };
    },
  });
};
