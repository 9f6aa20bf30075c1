/**
 * Metrics for Prometheus, as OpenMetrics. No label contains user input, an id, an address or a path with one.
 * The exemplars name the journey of one call each, by which support finds its log lines.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type OpenMetricsContentType,
} from 'prom-client';
import type { AppDeps } from '../deps';
import { Refusal } from '../errors/refusal';
import { isFromThisMachine } from '../machine/thisMachine';
import { notFoundAnswer } from './errorHandler';
import { registerBudgets } from './budgetMetrics';
import { registerCodeMetrics } from './codeMetrics';
import { registerClock } from './clockMetrics';
import { registerFigures } from './figureMetrics';
import { registerQueues } from './queueMetrics';
import { registerSeal } from './sealMetrics';
import { registerSweep } from './sweepMetrics';
import { whenCallEnds } from './whenCallEnds';

type OpenRegistry = Registry<OpenMetricsContentType>;

const UPLOAD = /upload/i;
/** Seconds. The last bucket is the app's timeout. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** A path is user input: all files of the web app share one label, and so do unknown paths. */
const routeOf = ({ routeOptions: { url } }: FastifyRequest): string =>
  url === undefined ? 'none' : url.includes('*') ? 'web' : url;

const exemplarOf = ({ journey }: FastifyRequest): { readonly journey?: string } =>
  journey === '' ? {} : { journey };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayRead = ({ headers, raw }: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? isFromThisMachine(raw)
    : timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const registerDeliveries = (register: OpenRegistry, deliveries: AppDeps['deliveries']): void => {
  const counter = new Counter({
    name: 'apertura_deliveries_total',
    help: 'Messages by channel, kind (code or other) and what became of them',
    labelNames: ['channel', 'kind', 'outcome'],
    registers: [register],
    collect: () => {
      counter.reset();
      for (const { count, ...labels } of deliveries.all()) counter.inc(labels, count);
    },
  });
};

const registerConnectionGauge = (register: OpenRegistry, database: AppDeps['database']): void => {
  if (!database.load) return;
  const connections = new Gauge({
    name: 'apertura_database_connections',
    help: 'Connections of the pool by state, and calls that wait for one',
    labelNames: ['state'],
    registers: [register],
    collect: () => {
      const {
        connections: all,
        idle,
        waiting,
      } = database.load?.() ?? { connections: 0, idle: 0, waiting: 0 };
      connections.set({ state: 'busy' }, all - idle);
      connections.set({ state: 'idle' }, idle);
      connections.set({ state: 'waiting' }, waiting);
    },
  });
};

/** Each app has its own registry, because a test process has several apps. */
export const registerMetrics = (app: FastifyInstance, deps: AppDeps): void => {
  const { config, database, deliveries } = deps;
  const register = new Registry<OpenMetricsContentType>();
  register.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [register];
  const duration = new Histogram<'method' | 'route' | 'status' | 'journey'>({
    name: 'apertura_request_duration_seconds',
    help: 'Time to answer, by method, route and status class',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    enableExemplars: true,
    registers,
  });
  const inFlight = new Gauge({ name: 'apertura_requests_in_flight', help: 'Calls under way', registers });
  const uploaded = new Counter({
    name: 'apertura_upload_bytes_total',
    help: 'Bytes that uploads announced, by status class',
    labelNames: ['status'],
    registers,
  });
  const refused = new Counter({
    name: 'apertura_refusals_total',
    help: 'Calls that were understood and refused, by route and reason',
    labelNames: ['route', 'reason'],
    registers,
  });
  registerConnectionGauge(register, database);
  registerDeliveries(register, deliveries);
  registerQueues(register, deps);
  registerClock(register, deps);
  registerSweep(register, deps);
  registerSeal(register, deps);
  registerBudgets(register, config);
  registerFigures(register, deps);
  registerCodeMetrics(register, deps);
  let defaults = false;

  app.addHook('onRequest', (_, reply, done) => {
    inFlight.inc();
    whenCallEnds(reply, () => inFlight.dec());
    done();
  });
  app.addHook('onError', async (request, _, error) => {
    if (error instanceof Refusal) refused.inc({ route: routeOf(request), reason: error.reason });
  });
  app.addHook('onResponse', (request, reply, done) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const route = routeOf(request);
    duration.observe({
      labels: { method: request.method, route, status },
      value: reply.elapsedTime / 1000,
      exemplarLabels: exemplarOf(request),
    });
    const announced = Number(request.headers['content-length'] ?? 0);
    if (request.method === 'POST' && UPLOAD.test(route) && announced > 0) uploaded.inc({ status }, announced);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.METRICS_TOKEN)) return notFoundAnswer(request, reply);
    // From the first request on: they observe event loop and garbage collector, which tests do not need.
    if (!defaults) collectDefaultMetrics({ register });
    defaults = true;
    return reply
      .header('content-type', register.contentType)
      .header('cache-control', 'no-store')
      .send(await register.metrics());
  });
};
