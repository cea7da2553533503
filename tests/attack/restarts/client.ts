import { setTimeout as pause } from 'node:timers/promises';
import { type CallData, type CallName, type Envelope, status } from '@portal/contract';
import type { SpawnedServer } from '../../faults/spawned-server.ts';
import { areOfWrites, panelsOf } from './panels-of.ts';

/** Somebody who is signed in and asks or writes again and again. */
export interface Client {
  /** When it was last answered with what it had asked for since then, in ms of performance.now(). */
  lastAnswered: number;
  calls: number;
  /** Calls that were refused because the store was away. */
  refused: number;
  /** The longest it has waited for any answer, in ms. */
  longest: number;
  /** Sentences on what should not have been. */
  faults: string[];
  stop(): Promise<void>;
}

/** The pause after each answer, in ms: what is tried is the store, not how much this machine can do. */
const rest = 10;

/** @param act makes one call after the other by `ask`, which gives null where the store was away */
function client(
  server: SpawnedServer,
  token: string,
  act: (
    ask: <Name extends CallName>(name: Name, payload: object) => Promise<Envelope<CallData<Name>> | null>,
  ) => Promise<void>,
): Client {
  let stopped = false;
  const state: Omit<Client, 'stop'> = { lastAnswered: 0, calls: 0, refused: 0, longest: 0, faults: [] };
  const ask = async <Name extends CallName>(name: Name, payload: object) => {
    const began = performance.now();
    const answer = await server.call(name, payload, { token }).catch((error: Error) => {
      state.faults.push(`${name}: ${error.message} ${error.cause ?? ''}`);
      return null;
    });
    state.calls += 1;
    state.longest = Math.max(state.longest, performance.now() - began);
    if (answer?.status.status === status.success) {
      state.lastAnswered = Math.max(state.lastAnswered, began);
      return answer;
    }
    state.refused += 1;
    if (answer && answer.status.status !== status.unavailable)
      state.faults.push(`${name}: ${answer.status.status} ${answer.status.refusal}`);
    return null;
  };
  const run = async () => {
    while (!stopped && !server.hasEnded()) {
      await act(ask);
      await pause(rest);
    }
  };
  const running = run();
  return Object.assign(state, {
    stop: async () => {
      stopped = true;
      await running;
    },
  });
}

/** Reads who it is. */
export const openReader = (server: SpawnedServer, token: string): Client =>
  client(server, token, async (ask) => void (await ask('getUserInfo', {})));

/** Writes panels; after each write that was not answered it reads which of those since the last one that was is kept. */
export function openWriter(server: SpawnedServer, token: string): Client {
  let [acknowledged, tried] = [-1, -1];
  const writer: Client = client(server, token, async (ask) => {
    if (tried > acknowledged && acknowledged >= 0) {
      const answer = await ask('getUserInfo', {});
      if (!answer) return;
      const remaining = answer.data?.myPanels ?? [];
      if (!areOfWrites(remaining, acknowledged, tried))
        writer.faults.push(`write ${acknowledged} is lost: ${remaining.join()}`);
    }
    tried += 1;
    if (await ask('keepPanels', { panels: panelsOf(tried) })) acknowledged = tried;
  });
  return writer;
}
