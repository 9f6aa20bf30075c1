export * from '../../../scripts/testing/service/answers';
export * from '../../../scripts/testing/service/app';
export * from '../../../scripts/testing/service/applicant';
export * from '../../../scripts/testing/service/client';
export * from '../../../scripts/testing/service/clock';
export * from './review';
export * from '../../../scripts/testing/service/reviewer';
export * from './testService';
