// npm run smoke [-- name ...]: the smoke suites whose file name holds one of the names, or all of them.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/guard-run.mjs').then(({ guardRun }) =>
  guardRun(async () => {
    const module = await import('./lib/run-smoke.mjs');
    await module.runSmoke(process.argv.slice(2));
  }),
);
