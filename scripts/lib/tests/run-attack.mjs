import { ensureInstalled } from '../install.mjs';
import { bundlePrograms } from '../portal/bundle-programs.mjs';
import { runNode } from '../run-child.mjs';
import { endWith } from '../say.mjs';

/**
 * Bundles the server and attacks it; the browser part is not needed.
 * @param {string[]} args of tests/attack/main.ts
 */
export function runAttack(args) {
  return endWith(async () => {
    await ensureInstalled();
    await bundlePrograms();
    return runNode(['--import', 'tsx', 'tests/attack/main.ts', ...args], {
      env: { ...process.env, UV_THREADPOOL_SIZE: '16', NODE_ENV: 'production' },
    });
  });
}
