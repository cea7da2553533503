import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { project } from '../../../build/project.ts';
import { openWire, type WireReply } from './browser-client.ts';

export interface BareRoute {
  /** Sends a statement and reads its rows to the last byte. @throws Error when it is refused */
  ask(statement: string): Promise<WireReply>;
  stop(): Promise<void>;
}

/** Starts the floor in a process of its own. @param folder the market folder @param id of the release */
export async function startBareRoute(folder: string, id: string): Promise<BareRoute> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/bench/market/bare-route.ts', folder, id], {
    cwd: project,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', UV_THREADPOOL_SIZE: '16' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The floor of the market ended by itself.');
  });
  // Whoever waits for a word of the child waits for its end too.
  ended.catch(() => undefined);
  const [origin] = (await Promise.race([once(child, 'message'), ended])) as [string];
  const wire = await openWire(origin);
  return {
    async ask(statement) {
      const reply = await wire.send('POST', '/', [], JSON.stringify({ statement }));
      if (!/^HTTP\/1.1 200 /.test(reply.head)) throw new Error(`the floor refused:\n${reply.body.toString('utf8')}`);
      return reply;
    },
    async stop() {
      wire.close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
