// npm run tables: writes the documents that are tables of calls, indicators and columns of files.
import { requireNode } from './lib/require-node.mjs';

requireNode();

import('./lib/documents/write-tables.mjs').then((module) => module.writeTables());
