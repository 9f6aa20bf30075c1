import { isStepSlug, type StepSlug } from '../contract/steps/table';

/** Addresses of the app (spec, 2.1), below the path that it is built for. */
export const THANKS_PATH = '/thanks';
export const RESUME_PATH = '/resume';
export const STATUS_PATH = '/status';

export const reuploadPath = (guid: string): string => `/reupload/${guid}`;
/** The page of the code: its history state has 'validate/otp' (spec, 2.1). */
export const RESUME_CODE_PAGE = 1;

export const guidOfPath = (path: string): string => path.split('/')[2] ?? '';

export const pathOfStep = (slug: StepSlug): string => (slug === 'thanks' ? THANKS_PATH : `/request/${slug}`);

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

export const slugOfPath = (path: string): StepSlug | undefined => {
  const [, first = '', slug = '', ...rest] = path.split('/');
  if (path === THANKS_PATH) return 'thanks';
  return first === 'request' && rest.length === 0 && isStepSlug(slug) ? slug : undefined;
};

const stepSegments: readonly string[] = ['', 'request', 'thanks'];

/** They load other data, and have their own session-expired page. */
export const isResuming = (path: string): boolean =>
  /^\/(resume(\/[^/]+)?|status|reupload\/[^/]+)$/.test(path);

/** A standalone page (unknown address, expired session) makes no calls. */
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

export const expiredPath = (path: string, slug: StepSlug | null): string => {
  if (firstSegment(path) === 'session-expired') return path;
  const target = isResuming(path) ? 'resume' : (slug ?? slugOfPath(path) ?? 'resume');
  return `/session-expired/${target}`;
};
