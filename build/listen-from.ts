import type { Server } from 'node:http';

/**
 * Listens on the first free port from a given one on, for this machine only.
 *
 * @returns the port
 * @throws when none of twenty ports is free
 */
export async function listenFrom(server: Server, first: number, tries = 20): Promise<number> {
  for (let port = first; port < first + tries; port += 1) {
    const free = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, 'localhost', () => resolve(true));
    });
    if (free) return port;
  }
  throw new Error(`No port from ${first} to ${first + tries - 1} is free. Stop one of the programs that use them.`);
}
