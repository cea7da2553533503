// npm run serve [-- --new]: serves what is built, and writes nothing into the project's folder.
import { requireNode, warnOfNode } from './lib/require-node.mjs';

requireNode();
warnOfNode();

import('./lib/portal/serve-portal.mjs').then((module) => module.servePortal(process.argv.slice(2)));
