// npm run walls: tells the linter which room may see which.
import { writeFileSync } from 'node:fs';
import { lintFile, lintText, outermost } from './lint.ts';
import { sourcesOf, tables } from './tables.ts';

const sources = sourcesOf(tables);
for (const table of outermost(tables)) writeFileSync(lintFile(table), lintText(table, tables, sources));
