import { isTrace, TRACE_MAX_BYTES, type Trace, type TraceEvent } from '../../src/contract/trace';
import { devToolsOptions } from '../../src/state/devTools';
import { step } from '../flows/support';
import { expectNoCanary } from './canary';
import { job, JOURNEY, start } from './canaryJob';

const namesOf = ({ events }: Trace): readonly string[] =>
  events.map((one: TraceEvent) => (one.kind === 'flow' ? `flow/${one.name}/${one.step}` : one.name));

describe('a recording of the whole job, a resume and a re-upload', () => {
  it('shows no canary, in no encoding: not in the file, not in what DevTools see and export', async () => {
    const { recorder, seen, end } = await job();
    const trace = await recorder.read();
    end();
    expect(isTrace(trace)).toBe(true);
    const text = JSON.stringify(trace);
    // From before the recorder was there.
    expect(namesOf(trace)[0]).toBe('flow/rootSaga/begun');
    expectNoCanary(text);
    expect(text.length).toBeLessThan(TRACE_MAX_BYTES);
    expect(JSON.stringify(seen)).toContain('Jxqv');
    const { serialize } = devToolsOptions() as {
      serialize: { replacer: (key: string, value: unknown) => unknown };
    };
    // As a list of exported actions, and as the lifted state.
    expectNoCanary(JSON.stringify(seen, serialize.replacer));
    expectNoCanary(JSON.stringify({ computedStates: seen.map((state) => ({ state })) }, serialize.replacer));
  });

  it('records the story: calls with their outcome, flows from begin to end, who dispatched, crashes', async () => {
    const { recorder, end } = await job();
    const trace = await recorder.read();
    end();
    expect(trace).toMatchObject({ journey: JOURNEY, path: '/', dropped: 0, build: 'test' });
    const names = namesOf(trace);
    for (const name of [
      'call/productInfo/answered', 'flow/bootstrap/begun', 'flow/bootstrap/ended', 'call/confermaEmail/refused',
      'flow/confirmEmail/call', 'flow/sign/begun', 'call/comuni/answered', 'contact/greetingSubmitted',
    ]) expect(names).toContain(name); // prettier-ignore
    const from = (name: string) =>
      trace.events.flatMap((one) => (one.kind === 'action' && one.name === name ? [one.from] : []));
    expect(from('contact/greetingSubmitted')).toEqual(['screen']);
    expect(from('navigation/navigated')).toContain('flow');
    expect(from('call/confermaEmail/refused')).toEqual(['api']);
    const refused = trace.events.find((one) => one.kind === 'call' && one.step === 'refused');
    expect(refused).toMatchObject({ name: 'confermaEmail', errorKind: 'business', httpStatus: 200 });
    expect(trace.events.flatMap((one) => (one.kind === 'crash' ? [one.message.split(' ')[0]] : []))).toEqual([
      'TypeError',
      'Error',
    ]);
  });
});

it('drops the oldest events of a long visit, and begins with the state before the first one left', async () => {
  const { store, recorder, end } = await start('/resume/0123456789abcdef');
  for (let subPage = 0; subPage < 2300; subPage += 1)
    store.dispatch({ type: 'navigation/navigated', payload: { path: '/request/card', subPage } });
  const trace = await recorder.read();
  end();
  expect(isTrace(trace)).toBe(true);
  expect(trace.path).toBe('/resume/:guid');
  expect(trace.dropped).toBeGreaterThan(0);
  const [first] = trace.events.flatMap((one) => (one.kind === 'action' ? [one.action] : []));
  const { subPage } = first!.payload as { subPage: number };
  expect(trace.base).toMatchObject({ navigation: { subPage: subPage - 1 } });
});

it('the answer of a step takes the request’s code over', async () => {
  const { store, send, end } = await start('/');
  await send({ type: 'step/stepReceived', payload: step('card', { journey: 'ZZZZ2345' }) });
  expect(store.getState().session.journey).toBe('ZZZZ2345');
  end();
});
