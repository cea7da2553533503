// npm run dev -- areas/<name>: serves one area with hot reload, and prints the override that puts it into a running portal.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/dev-one-area.mjs').then((module) => module.devOneArea(process.argv.slice(2)));
