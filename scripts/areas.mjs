// npm run areas [-- <folder> ...]: writes what is made of the pages of the areas, and docs/areas.md from the manifests; of named folders alone, wherever they lie.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/documents/write-areas.mjs').then((module) => module.writeAreas(process.argv.slice(2)));
