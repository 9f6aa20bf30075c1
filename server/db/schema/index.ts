export * from './audit';
export * from './documents';
export * from './invitations';
export * from './requests';
export * from './reviewers';
export * from './sessions';
export * from './traces';
export * from './webhooks';
