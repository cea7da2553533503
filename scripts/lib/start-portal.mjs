import { ensureBuilt } from './build.mjs';
import { checkAddress } from './check-address.mjs';
import { ensureInstalled } from './install.mjs';
import { runNode } from './run-child.mjs';
import { endWith } from './say.mjs';

/** Queries of the market engine and password hashes run on this pool; Node's own default is 4. */
const threadPool = '16';

/**
 * Installs what is missing, builds what is stale and serves until a signal comes.
 * HOST, PORT and PORTAL_* go to the server as they are.
 */
export function startPortal() {
  return endWith(async () => {
    await checkAddress(process.env);
    await ensureInstalled();
    await ensureBuilt();
    const { programLine } = await import('./bundle-programs.mjs');
    return runNode(programLine('main'), {
      env: { UV_THREADPOOL_SIZE: threadPool, ...process.env },
    });
  });
}
