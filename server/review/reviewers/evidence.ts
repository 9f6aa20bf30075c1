import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors/refusal';
import { evidenceOf, type Evidence } from '../../evidence/evidence';
import { jsonFileOf, pdfFileOf } from '../../evidence/files';
import { setFilePolicy } from '../../http/security';
import { findRequest } from '../../repositories/requests';
import { NO_REQUEST } from '../lockForReview';
import { routeAt } from './api/route';
import { apiDesk, recordLooks, type Desk } from './desk';
import { isShownAt, othersOf } from './view';

type Call = FastifyRequest<{ Params: { guid: string } }>;

/** The look is recorded before the evidence is made, and is its last event. */
export const evidenceRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { deps } = app;

  const found = async (http: Call, reply: FastifyReply): Promise<Evidence> => {
    const { guid } = http.params;
    const request = await findRequest(deps.db, guid);
    if (!isShownAt(desk, request)) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
    // Its audit names the other requests of the tax code.
    const others = await othersOf(deps.db, request);
    await recordLooks(deps, http, { request, others, guid, what: 'evidence' });
    const evidence = await evidenceOf(deps, guid);
    if (!evidence) throw new Refusal('notOwn', NO_REQUEST, { httpStatus: 404 });
    reply.header('cache-control', 'no-store');
    return evidence;
  };

  app.route<{ Params: { guid: string } }>({
    ...routeAt(desk, 'evidence'),
    handler: async (http, reply) => {
      const evidence = await found(http, reply);
      if (desk === apiDesk) return { status: 'success', data: evidence };
      const name = 'attachment; filename="evidence.json"';
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', name)
        .send(jsonFileOf(evidence));
    },
  });

  app.route<{ Params: { guid: string } }>({
    ...routeAt(desk, 'evidencePdf'),
    handler: async (http, reply) => {
      const bytes = await pdfFileOf(deps, await found(http, reply));
      setFilePolicy(reply).header('content-disposition', 'inline').type('application/pdf');
      return reply.send(bytes);
    },
  });
};
