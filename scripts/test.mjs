// npm test: installs what is missing (a browser too), then type check, lint, unit, wire and smoke.
import { requireNode, warnOfNode } from './lib/require-node.mjs';

requireNode();
warnOfNode();

import('./lib/guard-run.mjs').then(({ guardRun }) =>
  guardRun(async () => {
    const module = await import('./lib/run-all-tests.mjs');
    await module.runAllTests();
  }),
);
