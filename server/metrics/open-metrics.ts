import type { FailureKind } from '@portal/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countEvents, type EventCounts } from './count-events.ts';
import type { StoreReadings } from './read-stores.ts';

/** How a request ended: with its answer, with a refusal in plain words, as malformed (4xx), or as a fault of ours (5xx). */
export type Outcome = 'answered' | 'refused' | 'malformed' | 'failed';

export interface Metrics extends EventCounts {
  /** @param request the name of a call, `page` or `other`: nothing a client could make up */
  answered(request: string, outcome: Outcome, seconds: number): void;
  /** A question has waited in a lane of the market engine. */
  waited(seconds: number, lane: string): void;
  /** A question to the market was refused for what it takes. @param why one of a few words */
  unanswered(why: string): void;
  /** A browser has said that an area is not on screen. @param area one of the build, or `other` */
  areaFailed(area: string, kind: FailureKind): void;
  /** Where the state of the stores is read from, each time somebody asks. */
  watch(stores: StoreReadings): void;
  contentType: string;
  /** Everything, in the text format of Prometheus. */
  read(): Promise<string>;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures about this process and what it has answered, counted from now on. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'portal_request_duration_seconds',
    help: 'Requests by call and outcome.',
    registers,
    buckets: seconds,
    labelNames: ['request', 'outcome'],
  });
  const waits = new Histogram({
    name: 'portal_engine_wait_seconds',
    help: 'How long questions waited for the market engine, by lane.',
    registers,
    buckets: seconds,
    labelNames: ['lane'],
  });
  const unanswered = new Counter({
    name: 'portal_engine_refused_total',
    help: 'Questions refused for what they take, by reason.',
    registers,
    labelNames: ['why'],
  });
  const failures = new Counter({
    name: 'portal_area_failures_total',
    help: 'Areas that did not come on screen, as browsers said.',
    registers,
    labelNames: ['area', 'kind'],
  });
  return {
    ...countEvents(registry),
    answered: (request, outcome, duration) => requests.observe({ request, outcome }, duration),
    waited: (duration, lane) => waits.observe({ lane }, duration),
    unanswered: (why) => unanswered.inc({ why }),
    areaFailed: (area, kind) => failures.inc({ area, kind }),
    watch: (stores) => watchStores(registry, stores),
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
}

function watchStores(registry: Registry, readings: StoreReadings): void {
  const { stateUp, connections, engine, published, fallenBack } = readings;
  const registers = [registry];
  new Gauge({
    name: 'portal_state_up',
    help: '1 when the state store can be written to, otherwise 0.',
    registers,
    collect: async function () {
      this.set((await stateUp()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'portal_state_connections',
    help: 'Connections to PostgreSQL; none with SQLite.',
    registers,
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'portal_engine_questions',
    help: 'Questions in the market engine, and waiting for it.',
    registers,
    labelNames: ['lane', 'state'],
    collect() {
      for (const [lane, load] of Object.entries(engine())) {
        for (const [state, count] of Object.entries(load)) this.set({ lane, state }, count);
      }
    },
  });
  new Gauge({
    name: 'portal_release_published',
    help: '1 when a market release is published, otherwise 0.',
    registers,
    collect() {
      this.set(published() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'portal_release_fallen_back',
    help: '1 when another release answers than the published one.',
    registers,
    collect() {
      this.set(fallenBack() ? 1 : 0);
    },
  });
}
