import { isStepSlug, type StepSlug } from '../contract/steps/table';

/** Addresses of the app (spec, 2.1). */
export const THANKS_PATH = '/thanks';
export const RESUME_PATH = '/resume';
export const STATUS_PATH = '/status';

export const reuploadPath = (guid: string): string => `/reupload/${guid}`;
/** Sub-page of '/resume': the code page alone, 'validate/otp' in the history's state. */
export const RESUME_CODE_PAGE = 1;

/** '/resume/abc' → 'abc'; '' for '/resume'. */
export const guidOfPath = (path: string): string => path.split('/')[2] ?? '';

export const pathOfStep = (slug: StepSlug): string => (slug === 'thanks' ? THANKS_PATH : `/request/${slug}`);

export const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The step that an address names; undefined for an address of no step. */
export const slugOfPath = (path: string): StepSlug | undefined => {
  const [, first = '', slug = '', ...rest] = path.split('/');
  if (path === THANKS_PATH) return 'thanks';
  return first === 'request' && rest.length === 0 && isStepSlug(slug) ? slug : undefined;
};

/** First path segments that are answered with the current step. */
const stepSegments: readonly string[] = ['', 'request', 'thanks'];

/** Resuming and its neighbours: they load something else than the current step, and expire into their own page. */
export const isResuming = (path: string): boolean =>
  /^\/(resume(\/[^/]+)?|status|reupload\/[^/]+)$/.test(path);

/** A page of its own (unknown address, expired session): it asks nothing of the service. */
export const isOutside = (path: string): boolean =>
  !stepSegments.includes(firstSegment(path)) && !isResuming(path);

export const expiredPath = (path: string, slug: StepSlug | null): string => {
  const target = isResuming(path) ? 'resume' : (slug ?? slugOfPath(path) ?? 'contact-info');
  return `/session-expired/${target}`;
};
