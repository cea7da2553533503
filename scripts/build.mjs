// npm run build: builds what is stale of the browser part into dist/, or into the folder PORTAL_BUILD_OUT.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/build-portal.mjs').then((module) => module.buildPortal());
