import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** A wire to a database that can be cut. */
export interface Wire {
  url: string;
  /** Ends what is open, and takes nothing up until it is mended. */
  cut(): Promise<void>;
  /** Lets nothing through any more, but stays open. */
  hang(): void;
  mend(): Promise<void>;
  end(): Promise<void>;
}

/** @param url of a database: postgres://portal@127.0.0.1:5432/portal */
export async function wireTo(url: string): Promise<Wire> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let hangs = false;
  const accept = (near: Socket) => {
    const far = dial({ host: hostname, port: Number(port) });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => void (open.delete(one) && other.destroy()));
      one.on('data', (piece: Buffer) => void (hangs || other.write(piece)));
    }
  };
  const listen = (at: number): Promise<Server> =>
    new Promise((resolve) => {
      const server = createServer(accept).listen(at, '127.0.0.1', () => resolve(server));
    });
  const close = async (server: Server) => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  let server: Server | null = await listen(0);
  const address = server.address();
  const at = address && typeof address === 'object' ? address.port : 0;
  const through = new URL(url);
  through.port = String(at);
  const cut = async () => {
    if (server) await close(server);
    server = null;
  };
  return {
    url: through.href,
    cut,
    hang: () => {
      hangs = true;
    },
    async mend() {
      hangs = false;
      server ??= await listen(at);
    },
    end: cut,
  };
}
