import { browserClient, type Client, type WireReply } from '../../bench/market/browser-client.ts';
import { floodCalls } from './flood-calls.ts';
import type { FloodPlan } from './start-flood.ts';

/** Run by start-flood.ts: sends until it is told to stop. */

const [origin = '', text = ''] = process.argv.slice(2);
const plan = JSON.parse(text) as FloodPlan;
const send = floodCalls[plan.kind];
const replies: Record<string, number> = {};
let sent = 0;

/** What refused it, by its id; `answered` where nothing did. */
const outcomeOf = ({ body }: WireReply) => /"refusal":"([\w.-]+)"/.exec(body.toString('latin1'))?.[1] ?? 'answered';

const addressOf = (nth: number) => `127.0.1.${1 + (nth % plan.addresses)}`;
const opened = Array.from({ length: plan.addresses * plan.connections }, (_, nth) =>
  browserClient(origin, null, addressOf(nth)),
);
const idle = await Promise.all(opened);
const began = performance.now();
const cpuBefore = process.cpuUsage();
let stopped = false;

async function sendOnce(client: Client): Promise<void> {
  const outcome = await send(client, sent++)
    .then(outcomeOf)
    .catch(() => 'lost');
  replies[outcome] = (replies[outcome] ?? 0) + 1;
  idle.push(client);
  if (plan.rate === 0) sendDue();
}

/** Sends what is due, as long as there is a free connection: what a late tick missed is made up for. */
function sendDue(): void {
  while (!stopped && (plan.rate === 0 || sent < ((performance.now() - began) / 1000) * plan.rate)) {
    const client = idle.shift();
    if (!client) return;
    void sendOnce(client);
  }
}

const timer = setInterval(sendDue, 2);
process.send?.('begun');
process.on('message', (wish) => {
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - began) / 1000;
  const result = { replies, seconds, processor: (user + system) / 1e6 };
  if (wish === 'tell') return process.send?.(result);
  stopped = true;
  clearInterval(timer);
  return process.send?.(result, () => process.exit(0));
});
