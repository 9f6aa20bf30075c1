/**
 * The first screen calls the service through flows only, so RTK Query's React hooks are attached after the
 * API was created. Slices that export hooks import `hooks.ts`.
 */
import type { reactHooksModule } from '@reduxjs/toolkit/query/react';

type HooksModule = ReturnType<typeof reactHooksModule>;
type Inject = ReturnType<HooksModule['init']>['injectEndpoint'];

let attach: (module: HooksModule) => void = () => undefined;

export const lateHooks: HooksModule = {
  name: 'lateHooks' as unknown as HooksModule['name'],
  init: (api, options, context) => {
    const waiting: Parameters<Inject>[] = [];
    let inject: Inject = (...endpoint) => void waiting.push(endpoint);
    attach = (module) => {
      inject = module.init(api, options, context).injectEndpoint;
      for (const endpoint of waiting.splice(0)) inject(...endpoint);
    };
    return { injectEndpoint: (...endpoint) => inject(...endpoint) };
  },
};

export const attachHooks = (module: HooksModule): void => attach(module);
