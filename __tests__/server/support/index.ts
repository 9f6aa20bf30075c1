export * from './answers';
export * from './app';
export * from './applicant';
export * from './client';
export * from './clock';
export * from './review';
