// npm run keys: writes contract/schemas/market/keys.ts, the names of datasets, dimensions and figures.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/documents/write-keys.mjs').then((module) => module.writeKeys());
