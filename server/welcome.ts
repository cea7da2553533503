import { join } from 'node:path';
import { demoAccounts } from './accounts/demo-accounts.ts';
import type { Sentence } from './http/call.ts';

export const interrupted: Sentence = { zh_CN: '启动被中断。', en: 'The start was interrupted.' };

/** What the terminal shows once the server listens: where it is, who can sign in, where messages lie. */
export function welcome(server: { address: string; demonstration: boolean; dataFolder: string }): Sentence {
  const outbox = join(server.dataFolder, 'outbox');
  return {
    zh_CN: lines(
      `门户地址：${server.address}`,
      accounts(server, '演示账号（账号、密码）：', 'zh_CN'),
      `  验证码等消息写入 ${outbox}`,
    ),
    en: lines(
      `The portal is at ${server.address}`,
      accounts(server, 'Demo accounts (account, password):', 'en'),
      `  Messages with codes lie in ${outbox}`,
    ),
  };
}

function accounts({ demonstration }: { demonstration: boolean }, title: string, language: keyof Sentence): string[] {
  if (!demonstration) return [];
  const rows = demoAccounts.map(
    ({ userName, password, purpose }) => `    ${userName.padEnd(10)} ${password.padEnd(18)} ${purpose[language]}`,
  );
  return [`  ${title}`, ...rows];
}

function lines(address: string, people: string[], messages: string): string {
  return ['', address, '', ...(people.length > 0 ? [...people, ''] : []), messages, ''].join('\n');
}
