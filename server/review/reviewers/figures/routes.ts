import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal, REQUEST_MALFORMED } from '../../../errors/refusal';
import { figuresOf } from '../../../figures/kept';
import { periodOf } from '../../../figures/periods';
import { routeAt } from '../api/route';
import { FIGURES, recordReview, type Desk } from '../desk';
import { sendPage } from '../page/sendPage';
import { csvOf } from './csv';
import { figuresPage } from './page';
import { tablesOf } from './tables';

interface Asked {
  Querystring: { period?: string };
}

/** The figures at a desk: as a page or as JSON, and as CSV. */
export const figureRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { deps } = app;

  const readFigures = async (http: FastifyRequest<Asked>) => {
    const period = periodOf(http.query.period ?? '', deps.clock.now());
    if (!period) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });
    await recordReview(deps, http, { event: FIGURES }, { period: period.key });
    return { period, figures: await figuresOf(deps, period) };
  };

  app.route<Asked>({
    ...routeAt(desk, 'figures'),
    handler: async (http, reply) => {
      const { period, figures } = await readFigures(http);
      if (desk.base === '/review')
        return sendPage(reply, figuresPage(deps, { desk, reviewer: http.reviewer, period, figures }));
      reply.header('cache-control', 'no-store');
      return { status: 'success', data: figures };
    },
  });
  app.route<Asked>({
    ...routeAt(desk, 'figuresTable'),
    handler: async (http, reply) => {
      const { period, figures } = await readFigures(http);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="andamento-${period.key}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Buffer.from(csvOf(tablesOf(figures))));
    },
  });
};
