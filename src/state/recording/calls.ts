import type { CallEvent } from '../../contract/trace';
import { isApiError } from '../../contract/errors';

export interface CallAction {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta: {
    readonly requestId: string;
    readonly requestStatus: 'pending' | 'fulfilled' | 'rejected';
    readonly arg: {
      readonly endpointName: string;
      readonly originalArgs?: unknown;
      /** False for the calls of flows, which the state does not track. */
      readonly track?: boolean;
    };
    readonly aborted?: boolean;
    /** The call was not made: a cached answer served. */
    readonly condition?: boolean;
  };
}

export const isCallAction = (action: unknown): action is CallAction => {
  const { meta } = (action ?? {}) as Partial<CallAction>;
  return meta?.requestStatus !== undefined && typeof meta.arg?.endpointName === 'string';
};

type Step = CallEvent['step'];

const lost: readonly string[] = ['timeout', 'network'];

const stepOf = ({ payload, meta }: CallAction): Step => {
  if (meta.requestStatus === 'pending') return 'asked';
  if (meta.requestStatus === 'fulfilled') return 'answered';
  if (meta.aborted) return 'aborted';
  return isApiError(payload) && lost.includes(payload.kind) ? 'lost' : 'refused';
};

export const storyName = (action: { readonly type: string }): string =>
  isCallAction(action) ? `call/${action.meta.arg.endpointName}/${stepOf(action)}` : action.type;

export const followCalls = () => {
  const asked = new Map<string, { readonly id: string; readonly at: number }>();
  let count = 0;
  return (action: unknown, at: number): Omit<CallEvent, 't'> | undefined => {
    if (!isCallAction(action) || action.meta.condition) return undefined;
    const { payload, meta } = action;
    const { endpointName: name, originalArgs: request } = meta.arg;
    const step = stepOf(action);
    if (step === 'asked') {
      const id = String((count += 1));
      asked.set(meta.requestId, { id, at });
      return { kind: 'call', name, id, step, request };
    }
    const { id, at: from } = asked.get(meta.requestId) ?? { id: '0', at };
    asked.delete(meta.requestId);
    const error = isApiError(payload) ? payload : undefined;
    return {
      kind: 'call',
      name,
      id,
      step,
      ms: Math.round(at - from),
      ...(error && { errorKind: error.kind }),
      ...(error?.httpStatus !== undefined && { httpStatus: error.httpStatus }),
      answer: payload,
    };
  };
};
