// npm run faces: writes docs/public-faces.md, what areas may use of the portal's modules, with every type.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/documents/write-faces.mjs').then((module) => module.writeFaces());
