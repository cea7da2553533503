import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { project } from '../../../build/project.ts';

/** What a flood is made of. */
export interface FloodPlan {
  kind: 'sign-ins' | 'tracking';
  /** From how many addresses of this machine: 127.0.1.1 and so on. */
  addresses: number;
  /** Connections of each address. */
  connections: number;
  /** Requests a second; 0 sends as many as are answered. */
  rate: number;
}

/** What came of it. */
export interface FloodResult {
  /** How many requests each refusal met, by its id; `answered` those that none met, `lost` those without a reply. */
  replies: Record<string, number>;
  seconds: number;
  /** Processor time of the flood itself, in seconds. */
  processor: number;
}

/** How many replies there were. */
export const repliesOf = ({ replies }: FloodResult): number =>
  Object.entries(replies).reduce((sum, [outcome, count]) => sum + (outcome === 'lost' ? 0 : count), 0);

/** A flood that runs. */
export interface Flood {
  /** What came of it so far. */
  tell(): Promise<FloodResult>;
  stop(): Promise<FloodResult>;
}

/**
 * Begins a flood in a process of its own, so that it does not slow whoever measures.
 * @param origin a server that this program has started
 * @throws Error when the origin is not on this machine, or the process ends by itself
 */
export async function startFlood(origin: string, plan: FloodPlan): Promise<Flood> {
  if (new URL(origin).hostname !== '127.0.0.1') throw new Error(`${origin} was not started by this program.`);
  const args = ['--import', 'tsx', 'tests/attack/floods/flood.ts', origin, JSON.stringify(plan)];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The flood ended by itself.');
  });
  // Whoever waits for a word of the child waits for its end too.
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  const ask = async (wish: 'tell' | 'stop') => {
    const reply = once(child, 'message') as Promise<[FloodResult]>;
    child.send(wish);
    const [result] = await Promise.race([reply, ended]);
    return result;
  };
  return { tell: () => ask('tell'), stop: () => ask('stop') };
}
