import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, REQUEST_MALFORMED } from '../../../errors/refusal';
import { figuresOf } from '../../../figures/kept';
import { periodOf } from '../../../figures/periods';
import { routeAt } from '../api/route';
import { FIGURES, pageDesk, recordReview, type Desk } from '../desk';
import { sendPage } from '../page/sendPage';
import { csvOf } from './csv';
import { figuresPage, unknownPeriodPage } from './page';
import { tablesOf } from './tables';

interface Asked {
  Querystring: { period?: string };
}

const acceptsPage = ({ headers }: FastifyRequest<Asked>): boolean =>
  /\btext\/html\b/.test(headers.accept ?? '');

export const figureRoutes = (app: FastifyInstance, desk: Desk): void => {
  const { deps } = app;
  const isPage = desk === pageDesk;
  // A page says by itself that a month is not known.
  const routeOf = (name: 'figures' | 'figuresTable') => ({
    ...routeAt(desk, name),
    attachValidation: isPage,
  });

  const readFigures = async (http: FastifyRequest<Asked>) => {
    const isValid = http.validationError === undefined;
    const period = isValid ? periodOf(http.query.period ?? '', deps.clock.now()) : undefined;
    if (!period && isPage && acceptsPage(http)) return undefined;
    if (!period) throw new Refusal('malformed', REQUEST_MALFORMED, { httpStatus: 400 });
    await recordReview(deps, http, { event: FIGURES }, { period: period.key });
    return { period, figures: await figuresOf(deps, period) };
  };

  const sendChoice = (reply: FastifyReply, { reviewer }: FastifyRequest<Asked>): FastifyReply =>
    sendPage(reply.code(404), unknownPeriodPage(deps, { desk, reviewer }));

  app.route<Asked>({
    ...routeOf('figures'),
    handler: async (http, reply) => {
      const read = await readFigures(http);
      if (!read) return sendChoice(reply, http);
      if (isPage) return sendPage(reply, figuresPage(deps, { desk, reviewer: http.reviewer, ...read }));
      reply.header('cache-control', 'no-store');
      return { status: 'success', data: read.figures };
    },
  });
  app.route<Asked>({
    ...routeOf('figuresTable'),
    handler: async (http, reply) => {
      const read = await readFigures(http);
      if (!read) return sendChoice(reply, http);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="andamento-${read.period.key}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Buffer.from(csvOf(tablesOf(read.figures))));
    },
  });
};
