import type { Task } from 'redux-saga';
import type { FlowEvent } from '../../contract/trace';
import { isApiError } from '../../contract/errors';
import type { FlowNote } from './middleware';

interface Flow {
  readonly name: string;
  readonly id: number;
  readonly parent: number;
}
interface Effect {
  readonly payload: { readonly fn?: { readonly name: string }; readonly args?: readonly unknown[] };
}
interface Triggered {
  readonly effectId: number;
  readonly parentEffectId: number;
  readonly effect: Effect;
}

type FlowStep = Pick<FlowEvent, 'step' | 'detail'>;

const GeneratorFunction = Object.getPrototypeOf(function* none() {}) as object;
const isSaga = (fn: object): boolean => Object.getPrototypeOf(fn) === GeneratorFunction;
/** The endpoint of a call of the service, which flows make by one function (flows/shared/callEndpoint.ts). */
const endpointOf = (args: readonly unknown[] = []): string | undefined => {
  const [, endpoint, , initiable] = args;
  const isCall = typeof initiable === 'object' && initiable !== null && 'initiate' in initiable;
  return isCall && typeof endpoint === 'string' ? endpoint : undefined;
};

const nameOf = (error: unknown): string => {
  if (isApiError(error)) return error.kind;
  return error instanceof Error ? error.name : 'unknown';
};

const isTask = (value: unknown): value is Task =>
  typeof value === 'object' && value !== null && 'toPromise' in value && 'isRunning' in value;

export const followFlows = (tell: (flow: Flow, step: FlowStep) => void) => {
  const owners = new Map<number, Flow>();
  /** Flows that were called, and calls of the service: they end with their effect. */
  const running = new Map<number, { readonly flow: Flow; readonly call?: string }>();
  const root: Flow = { name: '', id: 0, parent: 0 };
  const ownerOf = (id: number): Flow => owners.get(id) ?? root;

  const begin = (effectId: number, name: string, parent: Flow): Flow => {
    const flow = { name, id: effectId, parent: parent.id };
    owners.set(effectId, flow);
    tell(flow, { step: 'begun' });
    return flow;
  };

  const trigger = ({ effectId, parentEffectId, effect }: Triggered): void => {
    const owner = ownerOf(parentEffectId);
    const { fn, args } = (effect as Partial<Effect> | undefined)?.payload ?? {};
    const call = endpointOf(args);
    if (fn && isSaga(fn)) running.set(effectId, { flow: begin(effectId, fn.name || 'unnamed', owner) });
    else if (call !== undefined) {
      running.set(effectId, { flow: owner, call });
      tell(owner, { step: 'call', detail: call });
    } else owners.set(effectId, owner);
  };

  const end = (effectId: number, step: FlowStep): void => {
    const { flow, call } = running.get(effectId) ?? {};
    running.delete(effectId);
    if (flow) tell(flow, call === undefined ? step : { step: 'answer', detail: step.detail ?? call });
  };

  const resolve = (effectId: number, result: unknown): void => {
    if (isTask(result)) {
      // A forked flow goes on. Its end comes with its task, which reports its errors itself.
      const over = (step: FlowStep) => {
        owners.delete(effectId);
        end(effectId, result.isCancelled() ? { step: 'cancelled' } : step);
      };
      result.toPromise().then(
        () => over({ step: 'ended' }),
        (error: unknown) => over({ step: 'threw', detail: nameOf(error) }),
      );
      return;
    }
    owners.delete(effectId);
    end(effectId, { step: 'ended' });
  };

  return ({ kind, value }: FlowNote): void => {
    const [first, second] = value as readonly [never, unknown];
    if (kind === 'rootSagaStarted') {
      const { effectId, saga } = first as { effectId: number; saga: { name: string } };
      begin(effectId, saga.name, root);
    } else if (kind === 'effectTriggered') trigger(first);
    else if (kind === 'effectResolved') resolve(first, second);
    else {
      owners.delete(first);
      const isError = kind === 'effectRejected';
      end(first, isError ? { step: 'threw', detail: nameOf(second) } : { step: 'cancelled' });
    }
  };
};
