import { type ChildProcess, spawn } from 'node:child_process';
import { type CallData, type CallName, calls, type Envelope } from '@portal/contract';
import { programLine } from '../../server/kernel/program-line.ts';

export interface SpawnedServer {
  address: string;
  call<Name extends CallName>(
    name: Name,
    payload: object,
    more?: { token?: string; captchaTicket?: string },
  ): Promise<Envelope<CallData<Name>>>;
  /** Ends the process as a power cut would: nothing is written after it. */
  kill(): Promise<void>;
}

/**
 * The portal's server as a process of its own, that can be killed.
 * @param env its settings; nothing of this process's own settings reaches it
 * @throws Error with what it said when it does not start
 */
export async function spawnServer(env: Record<string, string>): Promise<SpawnedServer> {
  const own = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', PORTAL_LOG: 'silent' };
  const child = spawn(process.execPath, programLine('main'), {
    ...{ env: { ...own, ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await listening(child);
  return {
    address,
    async call(name, payload, { token, captchaTicket } = {}) {
      const { path } = calls[name];
      const response = await fetch(`${address}/api${path}?language=en`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
        body: JSON.stringify({ data: payload, captchaTicket }),
      });
      return (await response.json()) as Envelope<CallData<typeof name>>;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function listening(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (piece: Buffer) => {
      said += piece.toString('utf8');
      const address = /The portal is at (http:\/\/\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start: ${said}`)));
  });
}
