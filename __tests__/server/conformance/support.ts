import type { Means } from '../../../scripts/conformance/kit';
import { askDocument, refuseDocument } from '../../../server/review/review';
import { reviewerOf, type TestApp } from '../support';

export const meansOf = (service: TestApp): Means => ({
  codeFor: (to) => service.lastCode(to),
  refuse: async (guid, type) => {
    await refuseDocument(reviewerOf(service), guid, type, 'la foto non si legge');
  },
  ask: async (guid, type) => {
    await askDocument(reviewerOf(service), guid, type);
  },
  pause: async (ms) => service.clock.pass({ seconds: Math.ceil(ms / 1000) }),
});

export const basesOf = (url: string) => ({ main: url, v2: url, legacy: url, password: url });
