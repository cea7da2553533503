// npm run mutate -- <file> [tests ...] [--all]: changes a file in small ways and says which changes no test sees.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/mutate/run-mutate.mjs').then((module) => module.runMutate(process.argv.slice(2)));
