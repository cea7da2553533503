// npm run types: packs @portal/build, @portal/types and @portal/testing for teams with repositories of their own.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/packages/types-command.mjs').then((module) => module.packTypes());
