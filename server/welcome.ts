import { demoAccounts } from './accounts/demo-accounts.ts';
import type { Sentence } from './http/call.ts';

export const interrupted: Sentence = { zh_CN: '启动被中断。', en: 'The start was interrupted.' };

/** What the terminal shows once the server listens: where it is and who can sign in. */
export function welcome(server: { address: string; demonstration: boolean }): Sentence {
  return {
    zh_CN: lines(`门户地址：${server.address}`, accounts(server, '演示账号（账号、密码）：', 'zh_CN')),
    en: lines(`The portal is at ${server.address}`, accounts(server, 'Demo accounts (account, password):', 'en')),
  };
}

function accounts({ demonstration }: { demonstration: boolean }, title: string, language: keyof Sentence): string[] {
  if (!demonstration) return [];
  const rows = demoAccounts.map(
    ({ userName, password, purpose }) => `    ${userName.padEnd(10)} ${password.padEnd(18)} ${purpose[language]}`,
  );
  return [`  ${title}`, ...rows];
}

function lines(address: string, people: string[]): string {
  return ['', address, '', ...(people.length > 0 ? [...people, ''] : [])].join('\n');
}
