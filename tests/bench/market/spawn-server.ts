import { spawn } from 'node:child_process';
import { programLine } from '../../../server/kernel/program-line.ts';

export interface SpawnedServer {
  /** Where it listens: http://127.0.0.1:40123 */
  origin: string;
  /** Of its process; nothing runs beside it. */
  pid: number;
  /** Ends it in good order. */
  stop(): Promise<void>;
}

/**
 * The portal as operators run it: a process of its own with production settings, on a free port.
 * @param dataFolder holds the market already; the demo accounts are added
 * @param more settings of the environment beside those
 * @throws Error with what the process said when it ends before it listens
 */
export async function spawnServer(
  dataFolder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<SpawnedServer> {
  const child = spawn(process.execPath, programLine('main'), {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: '16',
      PORT: '0',
      PORTAL_DATA: dataFolder,
      PORTAL_DEMO: 'on',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let text = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (piece: Buffer) => {
      text += piece.toString('utf8');
      const found = /http:\/\/[\d.]+:\d+/.exec(text)?.[0];
      if (!found) return;
      // From here on its log is read and forgotten, so that the pipe never fills.
      for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
      resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`The server ended before it listened:\n${text}`)));
  });
  return {
    origin,
    pid: child.pid ?? 0,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
