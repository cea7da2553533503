// npm start [-- --new]: from a clone to a running portal. Nothing here may need a package before the install has run.
import { requireNode, warnOfNode } from './lib/require-node.mjs';

requireNode();
warnOfNode();

// Loaded only now, so that an old Node reads none of it.
import('./lib/portal/start-portal.mjs').then((module) => module.startPortal(process.argv.slice(2)));
