/** Part of `npm run build`. */
import { ensureServiceBuilt } from './lib/build.mjs';

await ensureServiceBuilt();
