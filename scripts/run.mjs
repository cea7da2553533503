// node scripts/run.mjs <program> [arguments]: runs a program of the server (scripts/lib/portal/bundle-programs.mjs), installing
// first what is missing.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/portal/run-program.mjs').then((module) => module.runProgram(process.argv.slice(2)));
