import { PHONE, TABLET, turned, turnedSlugs, turnEveryPage } from '../browser/support/turnedPages';
import { product } from '../browser/support/worker';
import { visitIn, walk } from './support/engines';

// Every page of the job is loaded four times.
jest.setTimeout(900_000);

const turning = (device: string, upright: typeof PHONE): void =>
  walk(
    `a ${device} that is turned`,
    async ({ page, engine, signIn }) => {
      const other = await visitIn(engine, turned(upright));
      try {
        for (const slug of turnedSlugs) {
          const earlier = await product.walk({ slug });
          await signIn(earlier);
          await other.signIn(earlier);
          for (const one of [page, other.page]) await one.goto(product.url);
          await turnEveryPage([page, other.page], slug, upright);
        }
      } finally {
        await other.close();
      }
    },
    upright,
  );

turning('telephone', PHONE);
turning('tablet', TABLET);
