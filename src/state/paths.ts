import { isStepSlug, type StepSlug } from '../contract/steps/table';

/** Addresses of the app (spec, 2.1), below the path that it is built for. */
export const THANKS_PATH = '/thanks';
export const RESUME_PATH = '/resume';
export const STATUS_PATH = '/status';

export const reuploadPath = (guid: string): string => `/reupload/${guid}`;
/** Sub-page of '/resume' with the code; 'validate/otp' in the history state. */
export const RESUME_CODE_PAGE = 1;

/** Returns the guid in an address: '/resume/abc' → 'abc'; '' for '/resume'. */
export const guidOfPath = (path: string): string => path.split('/')[2] ?? '';

export const pathOfStep = (slug: StepSlug): string => (slug === 'thanks' ? THANKS_PATH : `/request/${slug}`);

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** Returns the step of an address; undefined if the address belongs to no step. */
export const slugOfPath = (path: string): StepSlug | undefined => {
  const [, first = '', slug = '', ...rest] = path.split('/');
  if (path === THANKS_PATH) return 'thanks';
  return first === 'request' && rest.length === 0 && isStepSlug(slug) ? slug : undefined;
};

/** First path segments that show the current step. */
const stepSegments: readonly string[] = ['', 'request', 'thanks'];

/** Pages of the resume flow. They load other data, and have their own session-expired page. */
export const isResuming = (path: string): boolean =>
  /^\/(resume(\/[^/]+)?|status|reupload\/[^/]+)$/.test(path);

/** Returns true for a standalone page (unknown address, expired session), which makes no calls. */
export const isStandalone = (path: string): boolean =>
  !stepSegments.includes(firstSegment(path)) && !isResuming(path);

/** The page of a session that the browser does not keep, and behind it what 'Riprova' opens again. */
export const UNKEPT = 'cookie';
const UNKEPT_PATH = `/session-expired/${UNKEPT}`;
export const unkeptPath = (path: string): string => `${UNKEPT_PATH}${isResuming(path) ? path : ''}`;
export const retriedPath = (path: string): string => {
  const target = path.slice(UNKEPT_PATH.length);
  return isResuming(target) ? target : pathOfStep('contact-info');
};

/** Returns the address of the page of an ended session. Where no step is known, it is that of the resume. */
export const expiredPath = (path: string, slug: StepSlug | null): string => {
  if (firstSegment(path) === 'session-expired') return path;
  const target = isResuming(path) ? 'resume' : (slug ?? slugOfPath(path) ?? 'resume');
  return `/session-expired/${target}`;
};
