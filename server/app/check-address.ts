import { createServer } from 'node:net';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Tries the address before any work is done, so that a port that is taken costs nothing and leaves nothing.
 * @throws OperatorError when it cannot be listened on.
 */
export function checkAddress(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(cannotListen(settings, error)));
    probe.listen({ host: settings.host, port: settings.port }, () => probe.close(() => resolve()));
  });
}

/** What the system's refusal means to the operator. */
export function cannotListen(
  { host, port }: Pick<Settings, 'host' | 'port'>,
  error: NodeJS.ErrnoException,
): OperatorError {
  const noSuchHost = { zh_CN: `HOST ${host} 不是本机地址。`, en: `HOST ${host} is not an address of this machine.` };
  const sentences: Record<string, Sentence> = {
    EADDRINUSE: {
      zh_CN: `${host} 的端口 ${port} 已被占用：请停止占用它的程序，或用 PORT 换一个端口。`,
      en: `Port ${port} on ${host} is in use: stop the program using it, or set another with PORT.`,
    },
    EACCES: {
      zh_CN: `当前用户无权打开 ${host} 的端口 ${port}：请用 PORT 选择大于 1023 的端口。`,
      en: `This user may not open port ${port} on ${host}: set a port above 1023 with PORT.`,
    },
    EADDRNOTAVAIL: noSuchHost,
    ENOTFOUND: noSuchHost,
  };
  const other = {
    zh_CN: `无法监听 ${host}:${port}：${wordsOf(error)}`,
    en: `Cannot listen on ${host}:${port}: ${wordsOf(error)}`,
  };
  return new OperatorError(sentences[error.code ?? ''] ?? other, error);
}
