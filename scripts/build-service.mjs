/** Part of `npm run build`: the service as JavaScript in dist/server, unless it is up to date. */
import { ensureServiceBuilt } from './lib/build.mjs';

await ensureServiceBuilt();
