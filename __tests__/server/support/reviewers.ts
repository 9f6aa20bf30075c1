import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { addReviewer } from '../../../server/review/reviewers/accounts';
import type { TestApp } from '../../../scripts/testing/service/app';
import { TestClient } from '../../../scripts/testing/service/client';

export const reviewerToken = async ({ deps }: TestApp, name: string): Promise<string> => {
  const token = await addReviewer(deps, name);
  if (token === undefined) throw new Error(`There is a reviewer ${name} already`);
  return token;
};

export const apiOf =
  ({ app }: TestApp, token: string) =>
  (path: string, payload?: object): Promise<LightMyRequestResponse> =>
    app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/review/api${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload !== undefined && { payload }),
    });

export const formPost = (url: string, fields: Record<string, string> = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    origin: 'http://localhost:80',
  },
  payload: new URLSearchParams(fields).toString(),
});

export const signedInReviewer = async (
  service: TestApp,
  name: string,
  token: string,
): Promise<TestClient> => {
  const client = new TestClient(service.app);
  const answer = await client.inject(formPost('/review/sign-in', { name, token }));
  if (answer.statusCode !== 303) throw new Error(`Not signed in: ${answer.body}`);
  return client;
};
