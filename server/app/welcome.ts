import { demoAccounts } from '../demo/index.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { RunningServer } from './start.ts';

export const interrupted: Sentence = { zh_CN: '启动被中断。', en: 'Startup was interrupted.' };

type Language = keyof Sentence;

/**
 * What the terminal shows once the server listens: what to open, what is missing before anybody can work with it, who
 * can sign in, and where messages lie.
 */
export function welcome(server: Pick<RunningServer, 'address' | 'missing' | 'publishedAccounts' | 'outbox'>): Sentence {
  const say = (language: Language) => {
    const parts = [missing(server, language), accounts(server, language), messages(server, language)];
    return ['', where(server.address)[language], '', ...parts.flat()].join('\n');
  };
  return { zh_CN: say('zh_CN'), en: say('en') };
}

const where = (address: string): Sentence => ({
  zh_CN: `门户地址：${address} ，请在浏览器中打开。`,
  en: `The portal is at ${address} - open it in a browser.`,
});

function missing({ missing }: Pick<RunningServer, 'missing'>, language: Language): string[] {
  if (missing.length === 0) return [];
  const title: Sentence = { zh_CN: '还缺少：', en: 'Still missing:' };
  return [`  ${title[language]}`, ...missing.map((sentence) => `    ${sentence[language]}`), ''];
}

/** Only passwords that still are as published: one that its owner has changed is nobody else's business. */
function accounts({ publishedAccounts }: Pick<RunningServer, 'publishedAccounts'>, language: Language): string[] {
  const known = demoAccounts.filter(({ userName }) => publishedAccounts.includes(userName));
  if (known.length === 0) return [];
  const title: Sentence = { zh_CN: '演示账号（账号、密码）：', en: 'Demo accounts (account, password):' };
  const rows = known.map(
    ({ userName, password, purpose }) => `    ${userName.padEnd(10)} ${password.padEnd(18)} ${purpose[language]}`,
  );
  return [`  ${title[language]}`, ...rows, ''];
}

function messages({ outbox }: Pick<RunningServer, 'outbox'>, language: Language): string[] {
  if (!outbox) return [];
  const title: Sentence = {
    zh_CN: '未设置网关的短信和邮件（如验证码）写入此目录，文件名排在最后的是最新的：',
    en: 'Without a gateway, messages such as verification codes are written to this folder; the newest file sorts last:',
  };
  return [`  ${title[language]}`, `    ${outbox}`, ''];
}
