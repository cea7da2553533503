// node scripts/run.mjs <program> [arguments]: runs a program of the server (scripts/lib/bundle-programs.mjs), installing
// first what is missing.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/run-program.mjs').then((module) => module.runProgram(process.argv.slice(2)));
