export * from './app';
export * from './client';
export * from './clock';
