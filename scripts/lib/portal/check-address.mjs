import { createServer } from 'node:net';
import { PlainError } from '../say.mjs';

/** Why an address cannot be listened on, by the code of the system's error. */
const reasons = {
  EADDRINUSE: (host, port) => ({
    en: `Port ${port} on ${host} is in use: stop the program using it, or set another with PORT=8081 npm start.`,
    zh: `${host} 的端口 ${port} 已被占用:请停止占用它的程序,或用 PORT=8081 npm start 换一个端口。`,
  }),
  EACCES: (host, port) => ({
    en: `This user may not open port ${port} on ${host}: set a port above 1023 with PORT=8080 npm start.`,
    zh: `当前用户无权打开 ${host} 的端口 ${port}:请用 PORT=8080 npm start 选择大于 1023 的端口。`,
  }),
};

const noSuchHost = (host) => ({
  en: `HOST ${host} is not an address of this machine: use 127.0.0.1, or one of its own addresses.`,
  zh: `HOST ${host} 不是本机地址:请使用 127.0.0.1 或本机的其他地址。`,
});

/**
 * Reads HOST and PORT and tries to listen there for a moment, so that a long build does not come before a refusal.
 * @param {NodeJS.ProcessEnv} env
 * @throws {PlainError} when PORT is no port, or the address cannot be listened on
 */
export async function checkAddress(env) {
  const host = env.HOST || '127.0.0.1';
  const text = env.PORT || '8080';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new PlainError({
      en: `PORT is "${text}", which is not a port: give a whole number from 1 to 65535.`,
      zh: `PORT 的值"${text}"不是端口号:请填写 1 到 65535 的整数。`,
    });
  }
  const probe = createServer();
  const code = await new Promise((resolve) => {
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(null)));
  });
  if (code === null) return;
  const reason = reasons[code] ?? noSuchHost;
  throw new PlainError(reason(host, port));
}
