// npm run pack [-- folder]: one archive that runs with Node alone, into dist/packed/ or the folder that is named.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/pack/pack-portal.mjs').then((module) => module.packPortal(process.argv.slice(2)));
