import { createServer } from 'node:net';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/**
 * The first port from a given one on that nothing on this machine listens to.
 *
 * @param first port that is tried first
 * @param tries how many ports are tried, one after the other
 * @throws Error when none of them is free
 */
export async function freePort(first: number, tries = 20): Promise<number> {
  for (let port = first; port < first + tries; port += 1) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${first} to ${first + tries - 1} is free. Stop one of the programs that use them.`);
}
