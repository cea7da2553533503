// npm run bench [-- front | market | sandbox ...]: measures the portal against its floor and prints the figures.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/tests/run-bench.mjs').then((module) => module.runBench(process.argv.slice(2)));
