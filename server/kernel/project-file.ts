import { fileURLToPath } from 'node:url';

/**
 * A file or folder of the project as a path. Rooms that lie deeper than this one ask here: from dist/server, where the
 * server runs bundled, the project is two folders up, as it is from server/kernel.
 * @param path from the project's folder on
 */
export const projectFile = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
