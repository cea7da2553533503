// npm run walls: tells the linter which room may see which.
import { writeFileSync } from 'node:fs';
import { lintFile, lintText } from './lint.ts';
import { sourcesOf, tables } from './tables.ts';

writeFileSync(lintFile, lintText(tables, sourcesOf(tables)));
