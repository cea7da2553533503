// npm run check-area -- <folder | address of a manifest.json>: says what keeps an area from being shipped.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/check-area/check-area-command.mjs').then((module) => module.checkAreaCommand(process.argv.slice(2)));
