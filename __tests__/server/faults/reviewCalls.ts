import type { TestApp } from '../support';
import { apiOf, signedInReviewer } from '../support/reviewers';

export interface ReviewCall {
  /** The route without what comes before it: the same on the page and in its API. */
  readonly path: string;
  readonly call: () => Promise<{ readonly statusCode: number }>;
}

export const reviewCalls = async (
  service: TestApp,
  guid: string,
  { name, token }: { readonly name: string; readonly token: string },
): Promise<readonly ReviewCall[]> => {
  const api = apiOf(service, token);
  const browser = await signedInReviewer(service, name, token);
  return service.app.reviewRoutes
    .filter((route) => /^GET .*:guid/.test(route))
    .map((route) => {
      const url = route
        .slice('GET '.length)
        .replace(':guid', guid)
        .replace(':type', 'FRONT_DOC_1')
        .replace(':kind', 'contract');
      const below = url.replace('/review/api', '');
      return {
        path: route.replace(/^GET \/review(\/api)?/, ''),
        call: () => (url === below ? browser.inject({ url }) : api(below)),
      };
    });
};
