import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a server bore. */
export interface Borne {
  /** The longest that /healthz took, in ms; of an answer that never came, until the end of the looking. */
  health: number;
  /** The most memory of its process, in MB. */
  memory: number;
}

const interval = 50;
/** No answer is waited for any longer, in ms. */
const patience = 30_000;

/** What the process of a number has in memory, in MB. */
const memoryOf = (pid: number) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** How long /healthz takes over a connection of its own, in ms. */
const askHealth = (address: string) =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    const end = () => resolve(performance.now() - began);
    const query = get(`${address}/healthz`, { agent: false, timeout: patience }, (answer) => {
      answer.resume().once('end', end);
    });
    query.once('timeout', () => query.destroy());
    query.once('error', () => resolve(patience));
  });

/**
 * Looks at a server while something is done to it, and until it has been left in peace for a while.
 * @param after how long it is looked at afterwards, in ms
 */
export async function watchServer(
  { address, pid }: { address: string; pid: number },
  attack: () => Promise<void>,
  after: number,
): Promise<Borne> {
  const borne: Borne = { health: 0, memory: 0 };
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      borne.health = Math.max(borne.health, await askHealth(address));
      borne.memory = Math.max(borne.memory, memoryOf(pid));
      await pause(interval);
    }
  };
  const looking = look();
  await attack();
  await pause(after);
  isOver = true;
  await looking;
  return borne;
}
