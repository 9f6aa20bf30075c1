import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors/refusal';
import { rateLimitCall } from '../../limits/enforceRateLimit';
import { listReviewers } from '../../repositories/reviewers';
import { nameOfToken } from './accounts';
import { pageDesk, recordReview, SIGNED_IN, SIGNED_OUT } from './desk';
import { sendPage } from './page/sendPage';
import { signInPage, WRONG } from './page/signInPage';
import { endReviewSession, openReviewSession, reviewerOfCookie } from './session';

const FORBIDDEN = 403;

const textIn = (body: unknown, field: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : '';
  return typeof value === 'string' ? value.trim() : '';
};

/** These pages alone are open to strangers. */
export const signInRoutes = (app: FastifyInstance): void => {
  const { deps } = app;
  const { base } = pageDesk;

  const show = async (reply: FastifyReply, refused?: string): Promise<FastifyReply> => {
    const hasReviewers = (await listReviewers(deps.db)).length > 0;
    return sendPage(reply, signInPage(pageDesk, { hasReviewers, ...(refused !== undefined && { refused }) }));
  };

  const signIn = async (http: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await rateLimitCall({ deps, http }, 'reviewSignInByAddress');
    const name = await nameOfToken(deps.db, textIn(http.body, 'token'));
    if (name === undefined || name !== textIn(http.body, 'name')) return show(reply.code(FORBIDDEN), WRONG);
    http.reviewer = name;
    await openReviewSession(deps, http, reply, name);
    await recordReview(deps, http, { event: SIGNED_IN });
    return reply.header('cache-control', 'no-store').redirect(base, 303);
  };

  app.get(`${base}/sign-in`, (_, reply) => show(reply));

  app.post(`${base}/sign-in`, async (http, reply) => {
    try {
      return await signIn(http, reply);
    } catch (error) {
      if (!(error instanceof Refusal) || error.retryAfterSeconds === undefined) throw error;
      reply.code(error.httpStatus).header('retry-after', error.retryAfterSeconds);
      return show(reply, error.message);
    }
  });

  app.post(`${base}/sign-out`, async (http, reply) => {
    http.reviewer = (await reviewerOfCookie(deps, http)) ?? '';
    if (http.reviewer !== '') await recordReview(deps, http, { event: SIGNED_OUT });
    await endReviewSession(deps, http, reply);
    return reply.header('cache-control', 'no-store').redirect(`${base}/sign-in`, 303);
  });
};
