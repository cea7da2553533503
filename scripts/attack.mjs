// npm run attack [-- --seed=<number> fuzz | ...]: attacks servers that it starts itself and prints what came of it.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/tests/guard-run.mjs').then(({ guardRun }) =>
  guardRun(async () => {
    const module = await import('./lib/tests/run-attack.mjs');
    await module.runAttack(process.argv.slice(2));
  }),
);
