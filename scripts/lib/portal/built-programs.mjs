import { join } from 'node:path';
import { project } from '../project.mjs';

/** Where the programs of the server lie when they are bundled: two folders down, as each file of the server does. */
export const programFolder = join(project, 'dist/server');

/** Queries of the market engine and password hashes run on this pool; Node's own default is 4. */
export const programEnvironment = () => ({ UV_THREADPOOL_SIZE: '16', ...process.env });

/**
 * What Node is told to run a program of the server as it was bundled last.
 * @param {string} name
 */
export const programLine = (name) => ['--enable-source-maps', join(programFolder, `${name}.mjs`)];
