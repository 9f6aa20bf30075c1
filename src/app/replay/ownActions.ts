import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { endpoints, type EndpointName } from '../../contract/endpoints';
import type { ActionEvent } from '../../contract/trace';

export type RecordedAction = ActionEvent['action'];

interface CallMeta {
  readonly requestStatus?: unknown;
  readonly arg?: {
    readonly type?: unknown;
    readonly endpointName?: unknown;
    readonly queryCacheKey?: unknown;
    readonly originalArgs?: unknown;
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const calledEndpoint = ({ meta }: RecordedAction): EndpointName | undefined => {
  const name = (meta as CallMeta | undefined)?.arg?.endpointName;
  return typeof name === 'string' && Object.hasOwn(endpoints, name) ? (name as EndpointName) : undefined;
};

/** 'pending', 'fulfilled' or 'rejected'. */
export const callStatusOf = ({ meta }: RecordedAction): unknown =>
  (meta as CallMeta | undefined)?.requestStatus;

/**
 * Screens look answers up by the masked request, so cache keys contain it too. A file was not recorded: its
 * address leads nowhere and is left out.
 */
export const ownActions = (actions: readonly RecordedAction[]): RecordedAction[] => {
  const ownKeys = new Map<unknown, string>();
  const withOwnKey = (action: RecordedAction): RecordedAction => {
    const { meta, payload } = action;
    const arg = (meta as CallMeta | undefined)?.arg;
    const endpointName = calledEndpoint(action);
    if (endpointName && arg?.type === 'query') {
      const queryCacheKey = defaultSerializeQueryArgs({
        endpointName,
        queryArgs: arg.originalArgs,
        endpointDefinition: {} as never,
      });
      ownKeys.set(arg.queryCacheKey, queryCacheKey);
      return { ...action, meta: { ...(meta as CallMeta), arg: { ...arg, queryCacheKey } } };
    }
    const own = isRecord(payload) && ownKeys.get(payload.queryCacheKey);
    return own ? { ...action, payload: { ...payload, queryCacheKey: own } } : action;
  };
  return actions.map((action) => {
    const endpoint = calledEndpoint(action);
    const isFile = endpoint && endpoints[endpoint].answer === 'blob' && callStatusOf(action) === 'fulfilled';
    return withOwnKey(isFile ? { ...action, payload: null } : action);
  });
};
