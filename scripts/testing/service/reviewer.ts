import type { Reviewer } from '../../../server/review/lockForReview';
import type { TestApp } from './app';

export const ORIGIN = 'https://conto.example.it';
export const REVIEWER = 'Rita Revisora';

export const reviewerOf = ({ deps }: TestApp): Reviewer => ({ deps, by: REVIEWER, origin: ORIGIN });
