import type { BrowserName } from './browsers';
import type { Walk } from './walks/begin';
import { answers, job, signature } from './walks/job';
import { resume, reupload } from './walks/resume';
import { figures, review } from './walks/review';
import { session } from './walks/session';
import { errors, film, picture } from './walks/trouble';

const WALKS = { job, resume, reupload, session, errors, picture, film, review, figures } as const;

export interface NamedWalk {
  readonly name: string;
  readonly browser: BrowserName;
  readonly walk: Walk;
}

export const walks: readonly NamedWalk[] = [
  ...Object.entries(WALKS).map(([name, walk]) => ({
    name: `${name}-chromium`,
    browser: 'chromium' as const,
    walk,
  })),
  { name: 'answers-firefox', browser: 'firefox', walk: answers },
  { name: 'signature-firefox', browser: 'firefox', walk: signature },
];
