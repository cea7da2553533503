// npm run build [-- area ...]: builds what is stale of the browser part into dist/, or into the folder PORTAL_BUILD_OUT;
// of the areas those that are named, or all.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/build-portal.mjs').then((module) => module.buildPortal(process.argv.slice(2)));
