import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '../../../server/state/open-state.ts';
import type { Figure } from '../figures.ts';
import { spawnServer } from '../market/spawn-server.ts';
import { measureFlood } from './measure-flood.ts';
import { measurePuzzle } from './measure-puzzle.ts';
import { measureSignIn } from './measure-sign-in.ts';

/** The cost of a sign-in, and what a flood of refused ones does to somebody who is signed in. */
export async function benchAccounts(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress('making the demonstration market');
    const server = await spawnServer(folder);
    // The bench writes into the server's own store, as another process may: an account, and tries that have failed.
    const state = await openState({ file: join(folder, 'state.sqlite') });
    try {
      const signIn = await measureSignIn(server.origin, state.db, progress);
      return [...signIn, ...measurePuzzle(), ...(await measureFlood(server.origin, state.db, progress))];
    } finally {
      await state.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
