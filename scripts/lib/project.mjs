import { fileURLToPath } from 'node:url';

/** The project's folder, whatever folder the command was called from. */
export const project = fileURLToPath(new URL('../../', import.meta.url));
