// npm test: installs what is missing (a browser too), then type check, lint, unit, wire and smoke.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/run-all-tests.mjs').then((module) => module.runAllTests());
