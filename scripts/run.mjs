// node scripts/run.mjs <file.ts> [arguments]: runs a TypeScript file of the project, installing first what is missing.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/run-typescript.mjs').then((module) => module.runTypescript(process.argv.slice(2)));
