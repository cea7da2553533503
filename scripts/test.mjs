// npm test [-- changed [commit]]: installs what is missing (a browser too), then type check, lint, unit, wire and smoke;
// `changed` runs what the changes since a commit touch.
import { requireNode, warnOfNode } from './lib/require-node.mjs';

requireNode();
warnOfNode();

import('./lib/tests/guard-run.mjs').then(({ guardRun }) =>
  guardRun(async () => {
    const module = await import('./lib/tests/run-all-tests.mjs');
    await module.runAllTests(process.argv.slice(2));
  }),
);
