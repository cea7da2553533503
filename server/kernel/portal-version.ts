import { readFileSync } from 'node:fs';
import { projectFile } from './project-file.ts';

/** The version of the portal that runs, as its package.json says it. */
export const portalVersion = (): string =>
  (JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string }).version;
