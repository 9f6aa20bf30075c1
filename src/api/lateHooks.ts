/**
 * RTK Query's hooks as a module that may arrive after the API was made: the first screen calls the service through
 * flows alone and does not carry them; a family that has hooks brings them along (`hooks.ts`).
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

/** Gives hooks to the endpoints that are there and to those that come. */
export const attachHooks = (module: HooksModule): void => attach(module);
