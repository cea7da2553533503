import { readFileSync } from 'node:fs';

const about = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };

/** S3.049: the version of the portal, as its package says. */
export const appVersion = about.version;
