import type { CallName, FailureKind } from '@portal/contract';
import { Counter, Gauge, type Registry } from 'prom-client';

/** What happens now and then, each counted by words that the portal has itself. */
export interface EventCounts {
  /** Somebody tried to sign in. @param way the call @param outcome `signed-in`, or the id of what refused it */
  signedIn(way: CallName, outcome: string): void;
  /** A request was refused. @param refusal the id that docs/refusals.md explains */
  refused(refusal: string): void;
  /** A message was handed over to its gateway, or written to the outbox, or could not be. */
  messageSent(channel: string, outcome: 'sent' | 'outbox' | 'failed'): void;
  /** What became of a delivery. */
  delivered(outcome: 'refused' | 'published' | 'made' | 'unchanged'): void;
  /** A question took the engine longer than PORTAL_MARKET_SLOW_SECONDS. */
  slow(lane: string): void;
  /** A page has said how a published area fared. @param version one that stands @param kind null where it came on screen */
  moduleReported(module: string, version: string, kind: FailureKind | null): void;
  /** Where it is read what runs here, and how many sheets of files wait. */
  watchServer(readings: ServerReadings): void;
}

/** What the server says of itself at this moment. */
export interface ServerReadings {
  /** The version of package.json, and the name of the build that pages get. */
  build: () => Promise<{ version: string; build: string }>;
  /** Sheets of files that are written, and that wait for their turn. */
  exports: () => { running: number; waiting: number };
}

export function countEvents(registry: Registry): EventCounts {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, registers: [registry], labelNames });
  const signIns = counter('portal_sign_ins_total', 'Tries to sign in, by way and outcome.', ['way', 'outcome']);
  const refusals = counter('portal_refusals_total', 'Requests that were refused, by the id of why.', ['refusal']);
  const messages = counter('portal_messages_total', 'Messages to people, by channel and outcome.', [
    'channel',
    'outcome',
  ]);
  const deliveries = counter('portal_deliveries_total', 'Deliveries that were carried out, by outcome.', ['outcome']);
  const slow = counter('portal_engine_slow_total', 'Questions that took the engine long, by lane.', ['lane']);
  const modules = counter('portal_module_reports_total', 'How published areas fared in browsers.', [
    'module',
    'version',
    'outcome',
  ]);
  return {
    signedIn: (way, outcome) => signIns.inc({ way, outcome }),
    refused: (refusal) => refusals.inc({ refusal }),
    messageSent: (channel, outcome) => messages.inc({ channel, outcome }),
    delivered: (outcome) => deliveries.inc({ outcome }),
    slow: (lane) => slow.inc({ lane }),
    moduleReported: (module, version, kind) => modules.inc({ module, version, outcome: kind ?? 'on-screen' }),
    watchServer: (readings) => watchServer(registry, readings),
  };
}

function watchServer(registry: Registry, { build, exports }: ServerReadings): void {
  const registers = [registry];
  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1; its labels say what runs here.',
    registers,
    labelNames: ['version', 'build', 'node'],
    async collect() {
      const labels = await build();
      // Another build has come in its place.
      this.reset();
      this.set({ ...labels, node: process.version }, 1);
    },
  });
  new Gauge({
    name: 'portal_export_sheets',
    help: 'Sheets of files that the server writes at this moment, and that wait for their turn.',
    registers,
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(exports())) this.set({ state }, count);
    },
  });
}
