// npm run areas: writes docs/areas.md, what the manifests of the areas say.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/write-areas.mjs').then((module) => module.writeAreas());
