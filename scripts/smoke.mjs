// npm run smoke [-- name ...]: the smoke suites whose file name holds one of the names, or all of them.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/tests/guard-run.mjs').then(({ guardRun }) =>
  guardRun(async () => {
    const module = await import('./lib/tests/run-smoke.mjs');
    await module.runSmoke(process.argv.slice(2));
  }),
);
