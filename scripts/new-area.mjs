// npm run new-area -- <name>: begins an area, here or in a folder of its own.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/new-area/new-area-command.mjs').then((module) => module.newArea(process.argv.slice(2)));
