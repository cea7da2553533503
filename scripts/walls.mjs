// npm run walls: tells the linter which room may see which, from the tables of tests/walls/rooms.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/documents/write-walls.mjs').then((module) => module.writeWalls());
