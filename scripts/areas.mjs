// npm run areas: writes the manifests of the areas from what their pages say, and docs/areas.md from the manifests.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/write-areas.mjs').then((module) => module.writeAreas());
