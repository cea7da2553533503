import { type ChildProcess, spawn } from 'node:child_process';
import { type CallData, type CallName, calls, type Envelope } from '@portal/contract';
import { programLine } from '../../server/kernel/program-line.ts';

export interface SpawnedServer {
  address: string;
  /** @param more `from` is the address that asks, where PORTAL_PROXIES names this machine */
  call<Name extends CallName>(
    name: Name,
    payload: object,
    more?: { token?: string; captchaTicket?: string; proof?: string; from?: string },
  ): Promise<Envelope<CallData<Name>>>;
  /** Of its process. */
  pid: number;
  /** The last of what it has written: its log, as PORTAL_LOG lets it. */
  output(): string;
  /** Whether the process has ended. */
  hasEnded(): boolean;
  /** Ends the process as a power cut would: nothing is written after it. */
  kill(): Promise<void>;
  /** Ends it in good order. @returns its exit code; null when a signal ended it */
  end(): Promise<number | null>;
}

/** What is run in place of the server of this project on this Node. */
export interface SpawnOptions {
  /** The program and its arguments. */
  line?: readonly [string, ...string[]];
  /** The folder in which it runs. */
  cwd?: string;
  /** The user that it runs as; this process's own without it. */
  user?: { uid: number; gid: number } | undefined;
}

/**
 * The portal's server as a process of its own, that can be killed.
 * @param env its settings; nothing of this process's own settings reaches it
 * @throws Error with what it said when it does not start
 */
export async function spawnServer(
  env: Record<string, string>,
  { line = [process.execPath, ...programLine('main')], cwd, user }: SpawnOptions = {},
): Promise<SpawnedServer> {
  const own = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PORTAL_LOG: 'silent' };
  const [command, ...args] = line;
  const child = spawn(command, args, { ...user, cwd, env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const textOf = hear(child);
  const address = await listening(child, textOf);
  return {
    address,
    output: textOf,
    pid: child.pid ?? 0,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async call(name, payload, { token, captchaTicket, proof, from } = {}) {
      const { method, path } = calls[name];
      const query = new URLSearchParams({ language: 'en', ...(method === 'GET' ? payload : {}) });
      const response = await fetch(`${address}/api${path}?${query}`, {
        method,
        headers: {
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(token ? { token } : {}),
          ...(from ? { 'x-forwarded-for': from } : {}),
        },
        body: method === 'POST' ? JSON.stringify({ data: payload, captchaTicket, proof }) : null,
      });
      return (await response.json()) as Envelope<CallData<typeof name>>;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}

/** How much is kept of what a server says, in signs. */
const stored = 50_000;

function hear(child: ChildProcess): () => string {
  let text = '';
  const more = (piece: Buffer) => {
    text = (text + piece.toString('utf8')).slice(-stored);
  };
  child.stdout?.on('data', more);
  child.stderr?.on('data', more);
  return () => text;
}

function listening(child: ChildProcess, textOf: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const address = /The portal is at (http:\/\/\S+)/.exec(textOf())?.[1];
      if (address === undefined) return;
      child.stdout?.off('data', look);
      resolve(address);
    };
    child.stdout?.on('data', look);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The server did not start: ${textOf()}`)));
  });
}
