import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A way to another server that can be made to fail as networks and machines do. */
export interface TcpWay {
  /** The address of the server, by this way. */
  url: string;
  /** All goes through, also what comes anew. */
  open(): Promise<void>;
  /** Nothing goes through any more, and nobody is told: as a process that is stopped, or a cable that is pulled. */
  hang(): void;
  /** Ends every connection at once; new ones go through. */
  cut(): void;
  /** Ends every connection and takes no other: as a machine that is gone. */
  refuse(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a way through this process.
 * @param url of the server, such as postgres://portal@127.0.0.1:5432/portal
 */
export async function openTcpWay(url: string): Promise<TcpWay> {
  const target = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let hangs = false;
  const server: Server = createServer((from) => {
    const to = dial(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [from, to];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const side of pair) side.destroy();
    };
    for (const side of pair) side.on('error', end).on('close', end);
    from.pipe(to).pipe(from);
    if (hangs) pause(pair);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  const cut = () => {
    for (const [from, to] of [...pairs]) for (const side of [from, to]) side.destroy();
  };
  const refuse = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    cut();
    await closed;
  };
  return {
    url: own.href,
    async open() {
      hangs = false;
      for (const [from, to] of pairs) from.pipe(to).pipe(from);
      if (!server.listening) await listen(port);
    },
    hang() {
      hangs = true;
      for (const pair of pairs) pause(pair);
    },
    cut,
    refuse,
    close: refuse,
  };
}

function pause([from, to]: [Socket, Socket]): void {
  from.unpipe(to).pause();
  to.unpipe(from).pause();
}
