import { uploadTypes, VIDEO_UPLOAD_TYPE } from '../../src/contract/uploads';
import { nameOfPage, pageOrder } from '../domain/pageOrder';
import type { Course } from '../repositories/figures';

const MS_PER_SECOND = 1000;
/** An applicant who sends nothing for so long has left, until the next call. */
const LEFT_AFTER_SECONDS = 60 * 60;

/** Behind the last page: signed. */
export const SIGNED = pageOrder.length;

const seconds = (at: Date): number => at.getTime() / MS_PER_SECOND;
const names = pageOrder.map(nameOfPage);
const firstPageOf = (step: string): number => pageOrder.findIndex((page) => page.step === step);

type Times = Readonly<Record<string, number | undefined>>;

const timesOf = (course: Course): Times => {
  const first = (event: string, what = ''): number | undefined =>
    course.marks.find(([one, other]) => one === event && other === what)?.[2];
  const savedAt = (step: string): number | undefined => course.saved.find(([one]) => one === step)?.[1];
  const fronts = first('document-stored', uploadTypes.documentoFronte);
  const backs = first('document-stored', uploadTypes.documentoRetro);
  return {
    'ci-info': seconds(course.createdAt),
    'ci-verify-email': first('code_sent', 'email'),
    'ci-mobile-phone': first('code_confirmed', 'email'),
    'ci-verify-phone': first('code_sent', 'sms'),
    'ci-create-password': first('code_confirmed', 'sms'),
    'ci-password-ok': first('password_created'),
    'address-info': savedAt('contact-info'),
    'company-info': savedAt('address-info'),
    'sc-qar2': savedAt('company-info'),
    card: savedAt('self-certifications'),
    'id-video': savedAt('card'),
    'id-doc1': first('document-stored', VIDEO_UPLOAD_TYPE),
    'id-doc2': fronts === undefined || backs === undefined ? undefined : Math.max(fronts, backs),
    contract: savedAt('identification'),
  };
};

/** Applicants go back, so answers and events of later pages count as well as the step. */
const pageOf = (course: Course, times: Times): number => {
  if (course.completedAt) return SIGNED;
  const steps = [course.step, ...course.saved.map(([step]) => step)];
  const first = Math.max(0, ...steps.map(firstPageOf));
  const { step } = pageOrder[first] ?? pageOrder[0];
  return pageOrder.reduce(
    (at, page, place) =>
      page.step === step && place > first && times[names[place] ?? ''] !== undefined ? place : at,
    first,
  );
};

interface Progress {
  /** Place in `pageOrder` of the furthest page, or SIGNED. */
  readonly page: number;
  readonly hasLeft: boolean;
  /** How long each finished page took, if rows show it; longer if the applicant came back another day. */
  readonly took: readonly (number | undefined)[];
}

export const progressOf = (course: Course, now: Date): Progress => {
  const times = timesOf(course);
  const page = pageOf(course, times);
  const ends = [
    ...names.slice(1).map((name) => times[name]),
    course.completedAt && seconds(course.completedAt),
  ];
  const last = Math.max(seconds(course.updatedAt), ...course.marks.map(([, , , at]) => at));
  return {
    page,
    hasLeft: seconds(now) - last >= LEFT_AFTER_SECONDS,
    took: names.map((name, place) => {
      const [start, end] = [times[name], ends[place]];
      return place < page && start !== undefined && typeof end === 'number' ? end - start : undefined;
    }),
  };
};
